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
  '[TASK13] the answers of the form %s in the document are read as it says',
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

test('[TASK13] two different values in one answer are none', () => {
  const joined = fc.constantFrom(' ', ' or ', ', ', '/', ' and ', ' (', '*', '\n');
  fc.assert(
    fc.property(fc.nat(9999), joined, fc.nat(9999), (one, between, other) => {
      fc.pre(one !== other);
      for (const form of ['count', 'price'] as const)
        expect(readAnswer(form, `${one}${between}${other}`)).toBeNull();
    }),
  );
});
