import { normalize } from '#domain/search/normalize.ts';
import type { AnswerForm } from '../../lab/public/rivulet.d.ts';

/** What stands before the answer proper: `Answer:`, `The answer is`, `"answer":`, `<answer>`, `\\boxed{`. */
const MARK = /<answer>|\\boxed\{|\banswer\b["'“”*_` ]*(?:[:=]|is\b)/g;

/** A number with its sign, its currency or unit, and what makes it none: `about 12`, `12+`, `12 or more`, `not 12`. */
const AMOUNT = new RegExp(
  [
    String.raw`(?<limit>(?:n't|\b(?:not|about|around|roughly|approximately|nearly|almost|at least|at most|over|under|below|up to|(?:more|less|fewer) than)) |[~≈<>≤≥] ?)?`,
    String.raw`(?<![\p{L}\p{N}.,])(?<sign>[-−+±])?`,
    String.raw`(?<before>(?:us ?)?\$|usd|eur|gbp|\p{Sc})? ?`,
    String.raw`(?<digits>\d(?:[\d.,]*\d)?)(?=usd\b|(?![.,]\d)[^\p{L}\p{N}]|$)`,
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
  String.raw`(?<!\p{L}|\p{L}-|\bnot |n't |about |around |almost |nearly |least |than )(?:${WORDS.toSorted(
    (a, b) => b.length - a.length,
  )
    .map((word) => word.replace('-', '[- ]'))
    .join('|')})(?![\p{L}-])`,
  'gu',
);

/** That it is not possible; that it is not said; and that something was bought all the same. */
const REFUSAL =
  /(?:\bnot|n't)[ _-](?:be )?possible\b(?! that\b)|(?<!\bnot |\bnothing )\bimpossible\b|\bno such (?:products?|items?|three)\b|\bthere (?:is|are) none\b/;
const UNSAID =
  /\b(?:may|might|whether)\b.*possible|\bnot not\b|(?:\bnot|n't) (?:have|need) to (?:answer|say)/;
const BOUGHT = new RegExp(
  [
    // A negation before it in the same clause: `cannot both be bought`.
    String.raw`(?<!(?:n't|\b(?:not|cannot|no|none|never|neither|nothing|nor))\b(?:(?!\b(?:but|and|so|then|yet|i|we|possible)\b| - )[^.,;:!?()–—])*)`,
    String.raw`\b(?:(?:bought|ordered|purchased)\b(?! nothing)|placed (?:an|the|your|my) order\b`,
    String.raw`|orders? (?:is |was |has been |were |are )?(?:now |already )?(?:placed|made|complete)\b)`,
  ].join(''),
);

/** A guess, or a question: `maybe 12`, `12?`. */
const DOUBT =
  /\b(?:maybe|perhaps|possibly|probably|presumably|not sure|unsure|i guess|(?:may|might) be)\b|^[^.!?]*\?$/;

/**
 * The one value of the asked form in an answer, wherever it stands, or after the last mark such as `Answer:`; in it, the
 * forms of one answer are equal. `null` for a text without such a value or with different ones (SPEC TASK13, TASK61). The
 * table in agents/tasks.md has examples.
 */
export function readAnswer(form: AnswerForm, answer: string): string | null {
  const text = normalize(answer).replaceAll('’', "'").split(MARK).at(-1) ?? '';
  const said = text.replace(/<\/answer>.*/, '').trim();
  if (DOUBT.test(said)) return null;
  const [value, ...others] = new Set(VALUES[form](inKey(form, said)));
  return others.length === 0 ? (value ?? null) : null;
}

/** What JSON has under the key of the form, as in `{"rating": 4, "price": 57.95}`; a text without it as it is. */
function inKey(form: AnswerForm, text: string): string {
  const key = new RegExp(String.raw`["'“]${form}["'”] ?: ?("[^"]*"|[^,}\]]*)`, 'g');
  return Array.from(text.matchAll(key), ([, value]) => value).join(' ') || text;
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
    text.match(
      /(?<![\p{L}\p{N}]|\p{N}-|\bnot #?|n't #?)[0-9a-f]{8}(?![\p{L}\p{N}]|-[0-9a-f]{4})/gu,
    ) ?? [],
  refusal: (text) =>
    REFUSAL.test(text) && !UNSAID.test(text) && !BOUGHT.test(text) ? ['not possible'] : [],
};

/** The numbers of a text with their units, without those that are limits or negated. `cents` is `null` for an invalid one. */
function amountsIn(text: string): readonly { unit: string; cents: number | null }[] {
  const joined = text.replace(
    /(\d) dollars? and (\d\d?) cents?\b/g,
    (_, whole: string, cents: string) => `${whole}.${cents.padStart(2, '0')} dollars`,
  );
  return Array.from(joined.matchAll(AMOUNT), ({ groups = {} }) => groups)
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
