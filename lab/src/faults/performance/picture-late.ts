import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 1,
  title: 'The network is slow: pictures arrive late.',
  screens: ['home', 'products', 'product', 'cart', 'popup'],
  dose: { default: 1500, min: 100, max: 5000, unit: 'ms' },
  steps: ['Watch the cards while the page loads.'],
  expected: 'Each card has room for its picture before that arrives: nothing moves (CAT26, LOOK7).',
  where: { role: 'img', name: '{T}', selector: 'main img' },
  hints: [
    'It is about waiting for pictures.',
    'Watch the page while it loads.',
    'Watch whether text moves when a picture arrives.',
  ],
  passed: 'products?seed=7',
  inapplicable: 'nowhere?seed=7',
  inject({ dose, style }) {
    // The animation of a picture starts when it is added to the document.
    style(`img:not([alt='']) { animation: arrive ${dose}ms step-end; }
    @keyframes arrive { from { opacity: 0; } }`);
  },
};
