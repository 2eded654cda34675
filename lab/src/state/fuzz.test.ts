import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzz } from '#test-utils/fuzz.ts';
import { anyVisit, VISITED } from '../../test-utils/visits.ts';
import { StateError } from './state-error.ts';
import { readStateLink } from './link.ts';
import { formatState } from './state.ts';

const CASES = 500;

/** A valid state in which one value, at any depth, is replaced by arbitrary JSON. */
const anyBrokenState = fc
  .tuple(anyVisit, fc.nat(), fc.oneof(fc.jsonValue(), fc.constant(undefined)))
  .map(([visit, at, value]) => {
    const text = JSON.stringify(formatState(visit, { ...VISITED, path: 'cart', lab: [] }));
    let count = 0;
    return JSON.stringify(
      JSON.parse(text, (_key, old: unknown) => {
        count += 1;
        return count === (at % 40) + 1 ? value : old;
      }),
    );
  });

const anyFragment = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.base64String(),
  anyBrokenState.map((text) => Buffer.from(text ?? '').toString('base64url')),
  fc.jsonValue().map((json) => Buffer.from(JSON.stringify(json)).toString('base64url')),
  fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('base64url')),
);

test('[LAB16, LAB48] any #state= link is a valid state or an error with its path', () => {
  let valid = 0;
  fuzz(CASES, anyFragment, (fragment) => {
    const linked = readStateLink(`#state=${fragment}`, '');
    expect(linked).not.toBe(null);
    if (!linked || linked instanceof StateError) {
      expect(linked?.message).toMatch(/^[a-z["][^\n]{0,200}: [^\n]{1,200}$/i);
      return;
    }
    valid += 1;
    const { state, visit } = linked;
    expect(formatState(visit, state)).toEqual(state);
  });
  expect(valid).toBeGreaterThan(2);
});
