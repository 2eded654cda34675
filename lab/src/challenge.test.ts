import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { createChallenge } from './challenge.ts';

const DATA = v.object({ count: v.number() });

let now: number;

beforeEach(() => {
  now = 1000;
});

const begin = (stored: unknown = null) =>
  createChallenge<{ count: number }, string>({
    about: { key: 'hunt-42', seed: 7, size: 20 },
    schema: DATA,
    first: { count: 0 },
    stored,
    judge: ({ data, began, ended }) => `${data.count} in ${Number(ended) - began} ms`,
    now: () => now,
  });

test('[FAULT54, TASK56] its result is there once it has ended, and then it stays as it is', () => {
  const challenge = begin();
  now = 3500;
  challenge.update({ count: 2 });
  expect([challenge.elapsed(), challenge.result()]).toEqual([2500, null]);
  challenge.end();
  now = 9000;
  challenge.end();
  challenge.update({ count: 3 });
  expect([challenge.elapsed(), challenge.result()]).toEqual([2500, '2 in 2500 ms']);
});

test('[FAULT15, FAULT57, TASK50] the next document continues it, from when its first page was opened', () => {
  const first = begin();
  first.update({ count: 2 });
  const stored: unknown = JSON.parse(JSON.stringify(first.stored()));
  now = 61_000;
  const next = begin(stored);
  expect(next.state.getState()).toEqual(first.state.getState());
  expect(next.elapsed()).toBe(60_000);
  const restored = begin();
  restored.load(stored);
  expect(restored.elapsed()).toBe(60_000);
});

test('[FAULT57, TASK50] invalid progress, and that of another one, is ignored', () => {
  const stored = begin().state.getState();
  now = 2000;
  for (const other of [
    null,
    7,
    {},
    { ...stored, key: 'hunt-43' },
    { ...stored, seed: '7' },
    { ...stored, began: 'now' },
    { ...stored, ended: 'then' },
    { ...stored, data: {} },
  ]) {
    expect(begin(other).state.getState()).toEqual({ ...stored, began: 2000 });
    const challenge = begin();
    challenge.load(other);
    expect(challenge.state.getState().began).toBe(2000);
  }
});

test('[FAULT55, TASK56] the next document begins it again once nothing of it is stored', () => {
  const challenge = begin();
  challenge.end();
  challenge.again();
  expect(challenge.stored()).toBeUndefined();
});
