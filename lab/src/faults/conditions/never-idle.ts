import type { Fault } from '../fault.ts';

export const fault: Fault = {
  key: 'never-idle',
  kind: 'condition',
  class: 'performance',
  difficulty: 3,
  title: 'The browser is never idle, so that no code is prefetched.',
  screens: ['home', 'products', 'product', 'cart', 'popup'],
  viewport: 'any',
  breaks: [],
  steps: ['Watch the requests of the page.', 'Open the cart popup by the cart icon.'],
  expected: 'The code of the popup is requested by the click, and the popup opens (PAINT11, POP1).',
  actual: 'The code of the popup is requested by the click, and the popup opens (PAINT11, POP1).',
  where: { role: 'button', name: 'Cart, empty', selector: 'header [aria-haspopup="dialog"]' },
  detect: { by: 'assertion' },
  hints: [
    'It is about requests.',
    'Watch when the code of the popup is requested.',
    'The shop prefetches code only while the browser is idle.',
  ],
  cases: {
    passed: '?seed=7',
    failed: '?seed=7&lab=never-idle',
    inapplicable: 'cart?seed=7&lab=never-idle',
  },
  inject({ signal }) {
    const name = 'requestIdleCallback';
    // `undefined` in WebKit.
    const healthy = Object.getOwnPropertyDescriptor(globalThis, name);
    const waiting: IdleRequestCallback[] = [];
    const value = (action: IdleRequestCallback, options?: IdleRequestOptions) =>
      options?.timeout === undefined
        ? waiting.push(action)
        : setTimeout(action, options.timeout, { didTimeout: true, timeRemaining: () => 0 });
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
    signal.addEventListener('abort', () => {
      if (healthy) Object.defineProperty(globalThis, name, healthy);
      else Reflect.deleteProperty(globalThis, name);
      for (const action of waiting) action({ didTimeout: true, timeRemaining: () => 0 });
    });
  },
};
