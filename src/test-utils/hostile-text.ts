import * as fc from 'fast-check';
import { anyUnicode } from './products.ts';

/** Texts that often break web apps. `looksBroken` is false for all of them. */
const TRICKY = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'null',
  'true',
  '-1',
  '1e999',
  '0x10',
  '%',
  '%zz',
  '%E0%A4%A',
  '%00',
  '%2F..%2F',
  '../..',
  '\\',
  '?&=#',
  '"\'`',
  '<script>document.title="in"</script>',
  '<img src=x onerror=document.title="in">',
  '</textarea><svg onload=document.title="in">',
  'javascript:document.title="in"',
  '{{7*7}}${7*7}',
  '\u202Egnp.exe\u202C',
  '\u2066\u2067\u2069\u061C',
  '\u200B\u200C\u200D\uFEFF\u00AD',
  '\uD800',
  '\uDFFF\uD800',
  '\0',
  '\r\n',
  '\u2028\u2029',
  'ﷺ'.repeat(9),
  'a' + '\u0301'.repeat(60),
  '👩‍👩‍👧‍👦',
  'İıſß',
];

/** One of the texts above, random Unicode, several texts in a row, or a very long one. */
export const hostileText: fc.Arbitrary<string> = fc
  .oneof(
    { arbitrary: fc.constantFrom(...TRICKY), weight: 4 },
    { arbitrary: anyUnicode, weight: 2 },
    { arbitrary: fc.array(fc.constantFrom(...TRICKY), { maxLength: 5 }).map(joined), weight: 2 },
    { arbitrary: fc.constantFrom(...TRICKY).map((text) => text.repeat(200)), weight: 1 },
  )
  .filter((text) => !looksBroken(text));

/** Whether a text contains a value that only a bug renders, such as `NaN`. */
export function looksBroken(text: string): boolean {
  return /NaN|undefined|\[object/.test(text);
}

const SHOP_PARAMS = ['q', 'minPrice', 'maxPrice', 'rating', 'sort', 'seed', 'size'];
const NUMBERS = ['0', '-0', '-1', '3.5', '25abc', '1e3', '1e999', '4294967296', '9'.repeat(400)];

const anyName = fc.oneof(
  { arbitrary: fc.constantFrom(...SHOP_PARAMS), weight: 5 },
  { arbitrary: hostileText, weight: 1 },
);
const anyValue = fc.oneof(hostileText, fc.constantFrom(...NUMBERS, 'rating', 'price-low'));
/** Percent-encoded, or raw without the characters that would end the query string. */
const anyParam = fc
  .tuple(anyName, anyValue, fc.boolean())
  .map(([name, value, isEncoded]) =>
    isEncoded
      ? new URLSearchParams([[name, value]]).toString()
      : `${name}=${value}`.replace(/[#\p{Cs}]/gu, ''),
  );

/** A query string with its `?`: any of the shop's parameters, repeated, huge or malformed. */
export const hostileQuery = fc
  .array(anyParam, { maxLength: 8 })
  .map((params) => `?${params.join('&')}`);

function joined(texts: readonly string[]): string {
  return texts.join('');
}
