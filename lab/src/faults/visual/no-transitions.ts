import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 1,
  title: 'The browser has no view transitions.',
  screens: ['home', 'products', 'product', 'cart'],
  steps: ['Click a card.'],
  expected: 'The page of the product is shown at once, without an animation (LOOK31).',
  where: { role: 'article', name: '{T}', selector: 'main' },
  hints: [
    'Something that moved stands still.',
    'Watch the picture of a card when you open it.',
    'Not every browser can animate a navigation.',
  ],
  passed: 'products?seed=7',
  inapplicable: 'cart?seed=7&size=1#cart=0:1',
  inject({ signal }) {
    const name = 'startViewTransition';
    const healthy = Object.getOwnPropertyDescriptor(Document.prototype, name);
    if (!healthy) return;
    Reflect.deleteProperty(Document.prototype, name);
    signal.addEventListener('abort', () =>
      Object.defineProperty(Document.prototype, name, healthy),
    );
  },
};
