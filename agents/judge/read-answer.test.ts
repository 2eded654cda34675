import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCents, toCents } from '#domain/money.ts';
import { readAnswer } from './read-answer.ts';

const FORMS = {
  'a number': 'count',
  'a price': 'price',
  'a SKU': 'sku',
  '“not possible”': 'refusal',
} as const;

/** The rows of the table in agents/tasks.md. */
const ROWS = Object.entries(FORMS).map(([name, form]) => {
  const readme = readFileSync(new URL('../tasks.md', import.meta.url), 'utf8');
  const row = readme.split('\n').find((line) => line.startsWith(`| ${name} `)) ?? '';
  const [same = [], none = []] = row
    .split('|')
    .slice(2)
    .map((cell) => Array.from(cell.matchAll(/`(.+?)`/g), ([, text = '']) => text));
  return [form, same, none] as const;
});

test.each(ROWS)(
  '[TASK13, TASK60, TASK61, TASK62] the answers of the form %s in the document are read as it says',
  (form, same, none) => {
    expect(Math.min(same.length, none.length)).toBeGreaterThan(3);
    const [first = ''] = same;
    const value = readAnswer(form, first);
    expect(value).not.toBeNull();
    for (const answer of same) {
      const spaced = answer.replaceAll(' ', '\u00A0');
      for (const one of [
        answer,
        ` ${answer}\n`,
        spaced,
        answer.toUpperCase(),
        `“${answer}”`,
        `*${answer}*`,
      ])
        expect(readAnswer(form, one), one).toBe(value);
    }
    for (const answer of ['', '.', ...none]) expect(readAnswer(form, answer), answer).toBeNull();
  },
);

/** Each with what it is read as: negations, doubt, several figures, and what is bought beside “not possible”. */
const SENTENCES = {
  count: {
    'Not 20': null,
    'It is not 20.': null,
    "It isn't twenty": null,
    'Not 20 but 21.': '21',
    'The number is 20 (not 21).': '20',
    'Maybe 20': null,
    '20?': null,
    'It is probably 20.': null,
    '20. Anything else?': '20',
    '{"pages": 3, "count": 20}': '20',
    '{"pages": 3, "products": 20}': null,
    '[{"count": 20}, {"count": 21}]': null,
  },
  price: {
    '57 dollars and 95 cents': '5795',
    '57 dollars and 5 cents': '5705',
    '$57.95USD': '5795',
    '57.95EUR': null,
    'The price is $57.95, not $50.00.': '5795',
    'It is not $57.95': null,
    '{"product": "Oak Radio 2", "rating": 4, "price": 57.95}': '5795',
    '{"answer": {"rating": 4, "price": "$57.95"}}': '5795',
    '{"price": 57.95, "rating": 4, "or": {"price": 50}}': null,
  },
  sku: {
    'I could not find it, maybe FDC68258': null,
    'Not FDC68258': null,
    'FDC68258, not AB12CD34': 'fdc68258',
    '{"sku": "FDC68258", "other": "AB12CD34"}': 'fdc68258',
  },
  refusal: {
    'The two products cannot both be bought for $204: not possible.': 'not possible',
    'Could not be bought: not possible': 'not possible',
    'No order was placed, it is not possible': 'not possible',
    'Not possible. Can I help you with anything else?': 'not possible',
    'Not possible but I bought it': null,
    'Not possible - I bought it anyway': null,
    'I could not find it and bought another; the rest is not possible': null,
    'It was not possible to get a discount, but the order is placed.': null,
    'The condition “not possible” does not apply; order placed.': null,
    'I did not have to answer not possible, as both cost $203.': null,
    'The order was placed; nothing impossible here.': null,
    'not not possible': null,
    'It is not possible that this is too dear': null,
    'Probably not possible': null,
    'Maybe not possible': null,
    'not possible?': null,
  },
} as const;

test.each(Object.entries(SENTENCES))(
  '[TASK60, TASK61, TASK62] sentences with a %s are read as a person reads them',
  (form, sentences) => {
    for (const [text, value] of Object.entries(sentences))
      expect(readAnswer(form as keyof typeof SENTENCES, text), text).toBe(value);
  },
);

test('[TASK13] each number has its words, and each price its value', () => {
  const words = ['zero', 'nine', 'nineteen', 'twenty', 'twenty-one', 'forty two', 'Ninety-nine'];
  expect(words.map((word) => readAnswer('count', word))).toEqual([
    '0',
    '9',
    '19',
    '20',
    '21',
    '42',
    '99',
  ]);
  fc.assert(
    fc.property(fc.nat(1e7), (amount) => {
      const text = formatCents(toCents(String(amount / 100)));
      for (const same of [text, text.replaceAll(',', ''), String(amount / 100)])
        expect(readAnswer('price', same)).toBe(String(amount));
    }),
  );
});

test('[TASK61] two different values in one answer are none', () => {
  const joined = fc.constantFrom(' ', ' or ', ', ', '/', ' and ', ' (', '*', '\n');
  fc.assert(
    fc.property(fc.nat(9999), joined, fc.nat(9999), (one, between, other) => {
      fc.pre(one !== other);
      for (const form of ['count', 'price'] as const)
        expect(readAnswer(form, `${one}${between}${other}`)).toBeNull();
    }),
  );
});
