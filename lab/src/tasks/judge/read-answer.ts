import { normalize } from '#domain/search/normalize.ts';
import type { AnswerForm } from '../../../public/rivulet.d.ts';

/** Quotation marks and Markdown, but not between two letters or digits: `2*6` stays as it is. */
const MARKS = /(?<![\p{L}\p{N}])["'“”‘’`*_]+|["'“”‘’`*_]+(?![\p{L}\p{N}])/gu;

/** What may stand before the value: `The answer is`, `Answer:`, `There are`. */
const LEAD =
  /^(?:(?:(?:the|its|my) )?(?:final )?(?:answer|(?:total )?number of products|count|number|total|price|sku|task)(?: is:? |: ?)|(?:it|this|that) is |it['’]s |that['’]s |there (?:is|are) |it costs )+/;

/** A whole part, perhaps in groups of three digits, and at most two decimals. */
const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?`;
const COUNT = new RegExp(`^${NUMBER}$`);
const PRICE = new RegExp(String.raw`^(?:us ?\$|\$|usd)? ?${NUMBER} ?(?:\$|usd|(?:us )?dollars?)?$`);

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** The numbers up to 99 in words: the largest count is below. */
const WORDS = [
  ...SMALL,
  ...TENS.flatMap((tens) =>
    SMALL.slice(0, 10).map((ones) => (ones === 'zero' ? tens : `${tens}-${ones}`)),
  ),
];

/**
 * The value of an answer, in which the forms of one answer are equal; `null` for a text that has no such value
 * (SPEC TASK13). The table in lab/README.md has examples.
 */
export function readAnswer(form: AnswerForm, answer: string): string | null {
  const text = normalize(normalize(answer).replace(MARKS, '')).replace(/\.$/, '').replace(LEAD, '');
  return READ[form](text);
}

const READ: Readonly<Record<AnswerForm, (text: string) => string | null>> = {
  count(text) {
    const value = text.replace(/ (?:products?|items?)$/, '');
    const inWords = WORDS.indexOf(value.replace(' ', '-'));
    const cents = inWords === -1 ? toCents(COUNT.exec(value)) : inWords * 100;
    return cents !== null && cents % 100 === 0 ? String(cents / 100) : null;
  },
  price(text) {
    const cents = toCents(PRICE.exec(text));
    return cents === null ? null : String(cents);
  },
  sku: (text) => /^(?:sku )?([0-9a-f]{8})$/.exec(text)?.[1] ?? null,
  refusal: (text) => (/^(?:not[ _-]possible|impossible)\b/.test(text) ? 'not possible' : null),
};

function toCents(match: RegExpExecArray | null): number | null {
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  return Number(whole.replaceAll(',', '') + decimals.padEnd(2, '0'));
}
