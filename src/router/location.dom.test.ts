import { afterEach, expect, test, vi } from 'vitest';
import { BASE } from '#test-utils/products.ts';
import { slotSelector } from '#prerender/contract.ts';
import { renderLocation, startRouter } from './location.ts';

afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

test.each([
  { support: false, reduced: false, top: 70, transitions: 0 },
  { support: true, reduced: true, top: 70, transitions: 0 },
  { support: true, reduced: false, top: 60, transitions: 0 },
  { support: true, reduced: false, top: 70, left: -300, transitions: 0 },
  { support: true, reduced: false, top: 70, transitions: 1 },
])(
  '[LOOK2, LOOK4, LOOK31] opening a product starts a view transition if the browser has them, motion is welcome and its picture is in view below the header: $support, reduced: $reduced, top: $top, left: $left',
  async ({ support, reduced, top, left = 0, transitions }) => {
    history.replaceState(null, '', BASE);
    startRouter();
    const startViewTransition = vi.fn((update: () => void) => {
      update();
      return {
        ready: Promise.resolve(),
        updateCallbackDone: Promise.resolve(),
        skipTransition() {},
      };
    });
    if (support) Object.assign(document, { startViewTransition });
    vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
    document.body.innerHTML = `<header></header><main><div data-product="p"><i ${slotSelector('tile').slice(1, -1)}><img></i></div></main>`;
    document.querySelector('header')!.getBoundingClientRect = () => new DOMRect(0, 0, 300, 68);
    document.querySelector('img')!.getBoundingClientRect = () => new DOMRect(left, top, 300, 300);
    history.pushState(null, '', `${BASE}product/p`);
    await renderLocation();
    expect(startViewTransition).toHaveBeenCalledTimes(transitions);
  },
);
