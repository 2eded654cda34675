import { expect, test } from 'vitest';
import { watchInput } from './input.ts';

function dispatch(type: string, isTrusted: boolean, timeStamp: number) {
  const values = { isTrusted: { value: isTrusted }, timeStamp: { value: timeStamp } };
  dispatchEvent(Object.defineProperties(new Event(type), values));
}

test('[LAB22] an untrusted event soon after a trusted one is ignored', () => {
  const last = watchInput();
  dispatch('change', true, 1000);
  dispatch('input', false, 1099);
  expect(last()).toEqual({ by: 'change', trusted: true });
  dispatch('input', false, 1100);
  expect(last()).toEqual({ by: 'input', trusted: false });
});
