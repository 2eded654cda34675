import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const spec = readFileSync(join(ROOT, 'SPEC.md'), 'utf8');
const rules = new Set([...spec.matchAll(/^- \*\*([A-Z]+\d+)\*\* /gm)].map(([, rule]) => rule));

/** The rows of all tables in docs/accessibility.md whose first cell is a criterion. */
const rows = readFileSync(join(ROOT, 'docs/accessibility.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| *\d+\.\d+\.\d+ /.test(line))
  .map((line) => {
    const [, criterion = '', level = '', how = '', shownBy = ''] = line.split('|');
    return [criterion, level, how, shownBy].map((cell) => cell.trim()) as Row;
  });

type Row = [criterion: string, level: string, how: string, shownBy: string];

test('docs/accessibility.md has the 31 criteria of level A and the 24 of level AA once and in order', () => {
  const claimed = rows.filter(([, level]) => level !== 'AAA');
  const count = (wanted: string) => claimed.filter(([, level]) => level === wanted).length;
  expect([count('A'), count('AA'), claimed.length]).toEqual([31, 24, 55]);
  const numbers = claimed.map(([criterion]) => criterion.replace(/ .*/, ''));
  const compare = new Intl.Collator('en', { numeric: true }).compare;
  expect(numbers).toEqual([...new Set(numbers)].toSorted(compare));
});

test.each(rows)('%s (%s) has rules of SPEC.md, or a reason why it does not apply', (...row) => {
  const [, , how, shownBy] = row;
  if (how.startsWith('Does not apply')) {
    expect(how).toMatch(/^Does not apply: \S.*\.$/);
    expect(shownBy).toBe('–');
    return;
  }
  expect(how).not.toBe('');
  expect(shownBy.split(', ').filter((rule) => !rules.has(rule))).toEqual([]);
});
