import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { property } from '#test-utils/property.ts';
import { isEqual } from './is-equal.ts';

/** Without the sign of zero, which JSON does not write. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('values are equal to their copies alone, as values of JSON are', () => {
  property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
    expect(isEqual(one, structuredClone(one))).toBe(true);
    expect(isEqual(one, [one])).toBe(false);
    if (isEqual(one, other)) expect(asJson(one)).toEqual(asJson(other));
  });
});

test.each([
  [{ id: 'a', qty: 1 }, { qty: 1, id: 'a' }, true],
  [{ id: 'a', qty: 1 }, { id: 'a', qty: 2 }, false],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [null, {}, false],
  [[], {}, false],
])('%j and %j are equal: %s', (one, other, equal) => {
  expect(isEqual(one, other)).toBe(equal);
});
