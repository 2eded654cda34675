import { expect, test } from 'vitest';
import { format, inlineScriptBytes, interleave, median, percentile, table } from './figures.mjs';

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 2, 100], 3],
  [[10, 9, 2, 1, 30], 9],
  [[], NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test.each([
  [0, 1],
  [0.5, 50],
  [0.951, 96],
  [1, 100],
])('the percentile %d of 1 to 100 is %d', (share, expected) => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, share)).toBe(expected);
});

test('an empty list has no percentile', () => {
  expect(percentile([], 0.95)).toBeNaN();
});

test('rounds are interleaved, every second one in reverse', async () => {
  const subjects = [{ key: 'a' }, { key: 'b' }];
  const order: string[] = [];
  const results = await interleave(2, subjects, async ({ key }, round) => order.push(key + round));
  expect(order).toEqual(['a0', 'b0', 'b1', 'a1']);
  expect(results).toEqual({ a: [1, 4], b: [2, 3] });
});

test('inline scripts count, files and data blocks do not', () => {
  const script = (attributes: string, code = 'console.log(1)') =>
    `<script${attributes}>${code}</script>`;
  const counted = inlineScriptBytes(script('') + script(' type="module"'));
  expect(counted).toBeGreaterThan(0);
  expect(inlineScriptBytes(`${script('')}<p></p>${script(' TYPE=module')}`)).toBe(counted);
  expect(inlineScriptBytes(script(' src="a.js"', '') + script(' type="application/json"'))).toBe(0);
});

test.each([
  [12.34, 'ms', '12.3 ms'],
  [1234.56, 'ms', '1,235 ms'],
  [71.96, 'kB', '72.0 kB'],
  [1.1, '×', '1.10×'],
  [0, '', '0'],
  [0.01234, '', '0.012'],
  [NaN, 'ms', '–'],
  [Infinity, '×', '–'],
] as const)('%s %s is formatted as %s', (value, unit, expected) => {
  expect(format(value, unit)).toBe(expected);
});

test('a table is padded Markdown with missing cells left empty', () => {
  expect(table(['page', 'FCP'], [['shop', '812 ms'], ['a|b']]).split('\n')).toEqual([
    '| page |    FCP |',
    '| ---- | -----: |',
    '| shop | 812 ms |',
    '| a\\|b |        |',
  ]);
});
