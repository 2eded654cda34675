import { expect, test, vi } from 'vitest';
import { leaveComposition } from './input-methods.ts';

test.each([
  ['a composition', { isComposing: true }, true],
  ['a composition in Safari', { keyCode: 229 }, true],
  ['no composition, but one does', {}, false],
])('[FIND11] no listener gets an Escape that ends %s', (_, init, isLeft) => {
  leaveComposition();
  const pressed = vi.fn();
  document.body.addEventListener('keydown', pressed, { once: true });
  const event = new KeyboardEvent('keydown', {
    key: 'Escape',
    bubbles: true,
    cancelable: true,
    ...init,
  });
  for (const [name, value] of Object.entries(init)) Object.defineProperty(event, name, { value });
  document.body.dispatchEvent(event);
  expect(pressed).toHaveBeenCalledTimes(isLeft ? 0 : 1);
  expect(event.defaultPrevented).toBe(isLeft);
});
