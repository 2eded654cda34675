import { normalize } from '#domain/search/normalize.ts';
import type { AnswerForm } from '../../lab/public/rivulet.d.ts';

/** What stands before the answer proper: `Answer:`, `The answer is`, `"answer":`, `<answer>`, `\\boxed{`. */
const MARK = /<answer>|\\boxed\{|\banswer\b["'“”*_` ]*(?:[:=]|is\b)/g;

/** A number with its sign, its currency or unit, and what makes it a limit: `about 12`, `12+`, `12 or more`. */
const AMOUNT = new RegExp(
  [
    String.raw`(?<limit>\b(?:about|around|roughly|approximately|nearly|almost|at least|at most|over|under|below|up to|(?:more|less|fewer) than) |[~≈<>≤≥] ?)?`,
    String.raw`(?<![\p{L}\p{N}.,])(?<sign>[-−+±])?`,
    String.raw`(?<before>(?:us ?)?\$|usd|eur|gbp|\p{Sc})? ?`,
    String.raw`(?<digits>\d(?:[\d.,]*\d)?)(?![\p{L}\p{N}])`,
    String.raw`(?<plus>\+| (?:or|and) (?:more|less|fewer|so|above|below|higher|better|up)\b)?`,
    String.raw`(?:[ -]?(?<after>\$|usd|(?:us )?dollars?|eur|euros?|gbp|cents?|\p{Sc}|%|stars?)(?!\p{L}))?`,
  ].join(''),
  'gu',
);
const DOLLARS = /^(?:(?:us ?)?\$|usd|(?:us )?dollars?)$/;

/** A whole part, perhaps in groups of three digits, and at most two decimals. */
const NUMBER = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

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

const IN_WORDS = new RegExp(
  String.raw`(?<!\p{L}|\p{L}-|about |around |almost |nearly |least |than )(?:${WORDS.toSorted(
    (a, b) => b.length - a.length,
  )
    .map((word) => word.replace('-', '[- ]'))
    .join('|')})(?![\p{L}-])`,
  'gu',
);

/** That it is not possible; that it may not be; and that it was bought all the same. */
const REFUSAL =
  /(?:\bnot|n't)[ _-](?:be )?possible\b|\bimpossible\b|\bno such (?:products?|items?|three)\b|\bthere (?:is|are) none\b/;
const UNSURE = /\bnot impossible\b|\b(?:may|might|maybe|perhaps|whether)\b.*possible/;
const BOUGHT =
  /(?<!\bnot |\bnothing |\bnothing was |\bnever |n't )\b(?:bought|ordered|purchased)\b(?! nothing)/;

/**
 * The one value of the asked form in an answer, wherever it stands, or after the last mark such as `Answer:`; in it, the
 * forms of one answer are equal. `null` for a text without such a value or with different ones (SPEC TASK13). The table
 * in agents/tasks.md has examples.
 */
export function readAnswer(form: AnswerForm, answer: string): string | null {
  const text = normalize(answer).replaceAll('’', "'").split(MARK).at(-1) ?? '';
  const [value, ...others] = new Set(VALUES[form](text.replace(/<\/answer>.*/, '')));
  return others.length === 0 ? (value ?? null) : null;
}

/** The values of a text; `null` is one that is not valid, such as a negative number. */
const VALUES: Readonly<Record<AnswerForm, (text: string) => readonly (string | null)[]>> = {
  count(text) {
    const plain = amountsIn(text).filter(({ unit }) => unit === '');
    if (plain.length === 0)
      return Array.from(text.matchAll(IN_WORDS), ([word]) =>
        String(WORDS.indexOf(word.replace(' ', '-'))),
      );
    return plain.map(({ cents }) =>
      cents === null || cents % 100 !== 0 ? null : String(cents / 100),
    );
  },
  price(text) {
    const amounts = amountsIn(text).filter(({ unit }) => !unit.startsWith('star'));
    const marked = amounts.filter(({ unit }) => unit !== '');
    return (marked.length > 0 ? marked : amounts).map(({ unit, cents }) =>
      cents === null || (unit !== '' && !DOLLARS.test(unit)) ? null : String(cents),
    );
  },
  // Not the beginning of a product's id.
  sku: (text) =>
    text.match(/(?<![\p{L}\p{N}]|\p{N}-)[0-9a-f]{8}(?![\p{L}\p{N}]|-[0-9a-f]{4})/gu) ?? [],
  refusal: (text) =>
    REFUSAL.test(text) && !UNSURE.test(text) && !BOUGHT.test(text) ? ['not possible'] : [],
};

/** The numbers of a text with their units, without those that are limits. `cents` is `null` for an invalid one. */
function amountsIn(text: string): readonly { unit: string; cents: number | null }[] {
  return Array.from(text.matchAll(AMOUNT), ({ groups = {} }) => groups)
    .filter(({ limit, plus }) => limit === undefined && plus === undefined)
    .map(({ sign, before, digits = '', after }) => ({
      unit: before ?? after ?? '',
      cents: sign === undefined ? toCents(digits) : null,
    }));
}

function toCents(digits: string): number | null {
  const [, whole, decimals = ''] = NUMBER.exec(digits) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll(',', '') + decimals.padEnd(2, '0'));
}
