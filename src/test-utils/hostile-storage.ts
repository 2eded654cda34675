import * as fc from 'fast-check';
import { productAt } from '#domain/catalogue/generate.ts';
import { referenceTrimmed } from './products.ts';
import { hostileText } from './hostile-text.ts';

/** The products of valid lines. */
const VALID_PRODUCTS = new Map(
  [7, 99].flatMap((seed) =>
    Array.from({ length: 12 }, (_, index) => {
      const product = productAt({ seed, index });
      return [product.id, product] as const;
    }),
  ),
);
const TIMES = ['2026-01-31T12:00:00.000Z', '1970-01-01T00:00:00Z', '+012000-02-01T00:00:00.000Z'];

type Fields = Readonly<Record<string, unknown>>;

const validLine: fc.Arbitrary<Fields> = fc.record({
  id: fc.constantFrom(...VALID_PRODUCTS.keys()),
  qty: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom(998, 999)),
});
const validEntry: fc.Arbitrary<Fields> = fc.record({
  query: fc.oneof(fc.constantFrom('radio', 'Radio', ' red  toaster', 'tea'), hostileText),
  timestamp: fc.constantFrom(...TIMES),
});

const anyValue = fc.oneof(
  fc.constantFrom<unknown[]>(null, true, 0, -1, 0.5, 1000, 1e21, '1', [], {}, [1], { id: 1 }),
  hostileText,
  fc.jsonValue({ maxDepth: 2 }),
);

/** A valid value with one defect, or none: a field missing, added, renamed or invalid. */
function corrupted(valid: fc.Arbitrary<Fields>): fc.Arbitrary<unknown> {
  const how = fc.constantFrom('omit', 'replace', 'flip', 'rename', 'add', 'wrap', 'inherit');
  return fc.tuple(valid, how, fc.nat(1), anyValue).map(([fields, how, which, other]) => {
    const name = Object.keys(fields)[which] ?? '';
    const { [name]: value, ...rest } = fields;
    if (how === 'omit') return rest;
    if (how === 'replace') return { ...rest, [name]: other };
    if (how === 'flip') return { ...rest, [name]: flipped(value) };
    if (how === 'rename') return { ...rest, [` ${name}`]: value };
    if (how === 'add') return { ...fields, price: other, title: other, popupShown: other };
    return how === 'wrap' ? [fields] : JSON.parse(`{"__proto__":${JSON.stringify(fields)}}`);
  });
}

function flipped(value: unknown): unknown {
  if (typeof value === 'number') return -value;
  const text = String(value);
  return text.slice(0, -1) + (text.endsWith('0') ? '1' : '0');
}

/** A list of valid values, corrupted ones and others. */
function mixed(valid: fc.Arbitrary<Fields>): fc.Arbitrary<readonly unknown[]> {
  const any = fc.oneof(
    { arbitrary: valid, weight: 4 },
    { arbitrary: corrupted(valid), weight: 4 },
    { arbitrary: anyValue, weight: 1 },
  );
  return fc.array(any, { maxLength: 12 });
}

/** The JSON of a list, sometimes with a piece removed, doubled or inserted, so that it may not be valid JSON. */
function damaged(list: fc.Arbitrary<readonly unknown[]>): fc.Arbitrary<string> {
  const how = fc.constantFrom('whole', 'whole', 'whole', 'cut', 'double', 'insert');
  return fc
    .tuple(list, how, fc.nat(), fc.nat(40), hostileText)
    .map(([list, how, at, size, inserted]) => {
      const text = JSON.stringify(list);
      const from = at % (text.length + 1);
      const [before, piece, after] = [
        text.slice(0, from),
        text.slice(from, from + size),
        text.slice(from + size),
      ];
      if (how === 'cut') return before + after;
      if (how === 'double') return before + piece + piece + after;
      return how === 'insert' ? before + inserted + piece + after : text;
    });
}

export const hostileCart = damaged(mixed(validLine));
export const hostileHistory = damaged(mixed(validEntry));

/** Reference implementation: the valid lines of a stored text, as id and quantity. */
export function validLines(text: string): readonly (readonly [id: string, qty: number])[] {
  const cart = new Map<string, number>();
  for (const line of listIn(text)) {
    const { id, qty } = line;
    if (typeof id !== 'string' || !VALID_PRODUCTS.has(id) || typeof qty !== 'number') continue;
    if (qty % 1 !== 0 || qty < 1 || qty > 999) continue;
    cart.set(id, Math.min(999, (cart.get(id) ?? 0) + qty));
  }
  return [...cart];
}

/** Reference implementation: the total of such lines, in cents. */
export function centsOf(lines: readonly (readonly [id: string, qty: number])[]): number {
  let cents = 0;
  for (const [id, qty] of lines)
    cents += Number(VALID_PRODUCTS.get(id)?.price.replace('.', '')) * qty;
  return cents;
}

/** Reference implementation: the valid searches of a stored text. */
export function validQueries(text: string): readonly string[] {
  const known = new Map<string, string>();
  for (const { query, timestamp } of listIn(text)) {
    if (typeof query !== 'string' || referenceTrimmed(query) === '') continue;
    if (typeof timestamp !== 'string' || !isTime(timestamp)) continue;
    const same = query.trim().toLowerCase().split(/\s+/).join(' ');
    if (!known.has(same)) known.set(same, query.trim());
  }
  return [...known.values()].slice(0, 10);
}

function isTime(text: string): boolean {
  const shape = text.replaceAll(/\d/g, '0').replace(/(?<=T00:00:00)\.0+/, '');
  const isUtc = ['', '+00', '-00'].some((far) => shape === `${far}0000-00-00T00:00:00Z`);
  return isUtc && !Number.isNaN(new Date(text).getTime());
}

function listIn(text: string): readonly Fields[] {
  try {
    const json: unknown = JSON.parse(text);
    if (!Array.isArray(json)) return [];
    return json.filter((value) => typeof value === 'object' && value !== null);
  } catch {
    return [];
  }
}
