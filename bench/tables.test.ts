import { expect, test } from 'vitest';
import { show, table } from './tables.mjs';

test.each([
  [12.34, 'ms', '12.3 ms'],
  [1234.56, 'ms', '1,235 ms'],
  [71.96, 'kB', '72.0 kB'],
  [1.999, 'MB', '2.00 MB'],
  [1.1, '×', '1.10×'],
  [0, '', '0'],
  [0.01234, '', '0.012'],
  [NaN, 'ms', '–'],
  [null, 'ms', '–'],
  [undefined, '', '–'],
] as const)('%s %s is shown as %s', (value, unit, expected) => {
  expect(show(value, unit)).toBe(expected);
});

test('a table is padded Markdown', () => {
  const text = table(
    ['page', 'FCP'],
    [
      ['shop', '812 ms'],
      ['a|b', '9 ms'],
    ],
  );
  expect(text.split('\n')).toEqual([
    '| page |    FCP |',
    '| ---- | -----: |',
    '| shop | 812 ms |',
    '| a¦b  |   9 ms |',
  ]);
});

test('a short row is filled up', () => {
  expect(table(['a', 'b'], [['x']]).split('\n')[2]).toBe('| x   |     |');
});
