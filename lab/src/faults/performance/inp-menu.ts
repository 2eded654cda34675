import type { FaultSource } from '../fault.ts';
import { blockMainThread } from './block-main-thread.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'On a phone the menu over a list of products opens only after a long freeze.',
  screens: ['home', 'products', 'product', 'cart', 'menu'],
  viewport: 'phone',
  dose: { default: 600, min: 50, max: 5000, unit: 'ms' },
  breaks: ['INP'],
  steps: ['Tap the button `Menu`.'],
  expected: 'The menu slides in at once.',
  actual: 'The page freezes for 0.6 seconds first.',
  where: {
    role: 'dialog',
    name: 'Menu',
    selector:
      'dialog[aria-label="Menu"], header button:is([aria-label="Menu"], [aria-label="Open search"])',
  },
  hints: [
    'Small screens need quick answers.',
    'Use the list of products on a phone.',
    'Measure the time from a tap on `Menu` to the next paint.',
  ],
  passed: 'products?seed=7',
  inapplicable: 'cart?seed=7&size=1#cart=0:1',
  inject({ dose, patch }) {
    patch(
      HTMLDialogElement.prototype,
      'showModal',
      (showModal) =>
        function (this: HTMLDialogElement) {
          const isMenu = this.matches('[aria-label="Menu"]');
          if (isMenu && document.querySelector('main [data-product]')) blockMainThread(dose);
          showModal.call(this);
        },
    );
  },
};
