import { expect, test } from 'vitest';
import { inTurn, mapValues } from './rounds.mjs';

test('subjects take turns, round by round', async () => {
  const order: string[] = [];
  const results = await inTurn(2, [{ name: 'a' }, { name: 'b' }], async ({ name }, round) => {
    order.push(`${name}${round}`);
    return order.length;
  });
  expect(order).toEqual(['a0', 'b0', 'a1', 'b1']);
  expect(results).toEqual({ a: [1, 3], b: [2, 4] });
});

test('values are changed, keys are kept', () => {
  expect(mapValues({ a: 1, b: 2 }, (value) => value * 10)).toEqual({ a: 10, b: 20 });
});
