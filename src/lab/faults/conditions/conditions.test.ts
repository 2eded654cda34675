// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Shop } from '#stores/shop.ts';
import type { Fault } from '../fault.ts';
import { createFaultTarget } from '../fault-target.ts';
import { fault as neverIdle } from './never-idle.ts';
import { fault as noTransitions } from './no-transitions.ts';

/** Returns a function that switches it off. */
function switchOn({ key, inject }: Fault): () => void {
  const controller = new AbortController();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they do not use the shop
  inject?.(createFaultTarget({} as Shop, key, 0, controller.signal));
  return () => controller.abort();
}

test.each([true, false])(
  '[FAULT3] what waited for idle time runs when there is some again (built in: %s)',
  (isBuiltIn) => {
    const builtIn = vi.fn<() => number>();
    if (isBuiltIn) vi.stubGlobal('requestIdleCallback', builtIn);
    else Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    const switchOff = switchOn(neverIdle);
    const action = vi.fn<() => void>();
    requestIdleCallback(action);
    expect(action).not.toHaveBeenCalled();
    switchOff();
    expect(action).toHaveBeenCalledOnce();
    expect(globalThis.requestIdleCallback).toBe(isBuiltIn ? builtIn : undefined);
    expect('requestIdleCallback' in globalThis).toBe(isBuiltIn);
    vi.unstubAllGlobals();
  },
);

test('[FAULT3] view transitions are back when the condition is switched off', () => {
  const start = vi.fn<() => void>();
  Object.assign(Document.prototype, { startViewTransition: start });
  const switchOff = switchOn(noTransitions);
  expect('startViewTransition' in Document.prototype).toBe(false);
  switchOff();
  expect(Document.prototype).toHaveProperty('startViewTransition', start);
});
