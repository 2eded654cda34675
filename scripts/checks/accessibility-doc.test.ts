import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const spec = readFileSync(join(ROOT, 'SPEC.md'), 'utf8');
const rules = new Set([...spec.matchAll(/^- \*\*([A-Z]+\d+)\*\* /gm)].map(([, rule]) => rule));

const page = readFileSync(join(ROOT, 'docs/accessibility.md'), 'utf8');

type Row = [criterion: string, how: string, shownBy: string];

/** The rows of all tables whose first cell is a criterion. */
const rows = page
  .split('\n')
  .filter((line) => /^\| *\d+\.\d+\.\d+ /.test(line))
  .map((line) => {
    const [, criterion = '', how = '', shownBy = ''] = line.split('|');
    return [criterion, how, shownBy].map((cell) => cell.trim()) as Row;
  });

test('docs/accessibility.md has each of the 55 criteria of levels A and AA once', () => {
  const inapplicable = page.match(/^Twelve criteria do not apply: .*$/m)?.[0] ?? '';
  const text = [inapplicable, ...rows.map(([criterion]) => criterion)].join(' ');
  const numbers = text.match(/\d+\.\d+\.\d+/g) ?? [];
  expect(numbers).toHaveLength(55);
  expect(new Set(numbers).size).toBe(55);
});

test.each(rows)('%s has rules of SPEC.md', (...[, how, shownBy]) => {
  expect(how).not.toBe('');
  expect(shownBy.split(', ').filter((rule) => !rules.has(rule))).toEqual([]);
});

test('the rules named outside the tables exist too', () => {
  const named = page.match(/(?<!\/)\b[A-Z]{3,5}\d+\b/g) ?? [];
  expect(named.filter((rule) => !rules.has(rule))).toEqual([]);
});
