import { expect, test } from 'vitest';
import { judge, ratio, verdictTable } from './verdicts.mjs';

const LIMIT = { says: 'FCP', most: 1.1, unit: '×' } as const;

test.each([
  [1, 'ok'],
  [1.1, 'ok'],
  [1.101, 'OVER'],
  [NaN, 'not measured'],
  [Infinity, 'not measured'],
])('%d of at most 1.1 is %s', (value, verdict) => {
  expect(judge(LIMIT, value)).toEqual({ ...LIMIT, value, verdict });
});

test.each([
  [150, 100, 1.5],
  [0, 0, 1],
  [0, 5, 0],
  [5, 0, Infinity],
])('%d to %d is %d', (value, base, expected) => {
  expect(ratio(value, base)).toBe(expected);
});

test('verdicts are shown with their limits', () => {
  expect(verdictTable([judge(LIMIT, 1.234)])).toContain('| FCP   |   1.10× |    1.23× |    OVER |');
});
