import { expect, test, vi } from 'vitest';
import type { Shop } from '#stores/shop.ts';
import type { Fault } from '../fault.ts';
import { createFaultTarget } from '../../fault-target/fault-target.ts';
import { fault as neverIdle } from './never-idle.ts';
import { fault as noTransitions } from './no-transitions.ts';

/** Returns a function that switches the condition off. */
function switchOn({ key, inject }: Fault): () => void {
  const controller = new AbortController();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these conditions do not use the shop
  inject?.(createFaultTarget({} as Shop, key, 0, controller.signal));
  return () => controller.abort();
}

test.each([true, false])(
  '[FAULT3] idle callbacks that waited run when the condition is switched off (native: %s)',
  (isNative) => {
    const native = vi.fn<() => number>();
    if (isNative) vi.stubGlobal('requestIdleCallback', native);
    else Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    const switchOff = switchOn(neverIdle);
    const action = vi.fn<() => void>();
    requestIdleCallback(action);
    expect(action).not.toHaveBeenCalled();
    switchOff();
    expect(action).toHaveBeenCalledOnce();
    expect(globalThis.requestIdleCallback).toBe(isNative ? native : undefined);
    expect('requestIdleCallback' in globalThis).toBe(isNative);
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
