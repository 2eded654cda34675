import type { Fault } from '../fault.ts';

export const fault: Fault = {
  key: 'tabs-apart',
  kind: 'condition',
  class: 'data',
  difficulty: 3,
  title: 'The browser has no channel by which tabs send each other messages.',
  screens: ['home', 'products', 'product', 'cart'],
  viewport: 'any',
  needsReload: true,
  breaks: [],
  steps: ['Open the same address in a second tab.', 'Add a product to the cart in one of them.'],
  expected: 'The other tab follows with its cart and its recent searches (CART21, DATA22).',
  actual: 'The other tab follows with its cart and its recent searches (CART21, DATA22).',
  where: { role: 'button', name: 'Cart, 1 item', selector: 'header [aria-haspopup="dialog"]' },
  detect: { by: 'assertion' },
  hints: [
    'It needs two tabs.',
    'Some of what one tab changes reaches the other one, and some does not.',
    'Start over in one tab: reviews of the other one stay, as DATA22 allows.',
  ],
  cases: {
    passed: '?seed=7',
    failed: '?seed=7&lab=tabs-apart',
    inapplicable: 'cart?seed=7&lab=tabs-apart',
  },
  decorate(options) {
    // As in a browser without it. The next document has it again.
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    return options;
  },
};
