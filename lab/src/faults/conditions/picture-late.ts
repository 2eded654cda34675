import type { Fault } from '../fault.ts';

export const fault: Fault = {
  key: 'picture-late',
  kind: 'condition',
  class: 'performance',
  difficulty: 1,
  title: 'The network is slow: pictures arrive late.',
  screens: ['home', 'products', 'product', 'cart', 'popup'],
  viewport: 'any',
  dose: { default: 1500, min: 100, max: 5000, unit: 'ms' },
  breaks: [],
  steps: ['Watch the cards while the page loads.'],
  expected: 'Each card has room for its picture before that arrives: nothing moves (CAT26, LOOK7).',
  actual: 'Each card has room for its picture before that arrives: nothing moves (CAT26, LOOK7).',
  where: { role: 'img', name: '{T}', selector: 'main img' },
  detect: { by: 'assertion' },
  hints: [
    'It is about waiting for pictures.',
    'Watch the page while it loads.',
    'Watch whether text moves when a picture arrives.',
  ],
  cases: {
    passed: 'products?seed=7',
    failed: 'products?seed=7&lab=picture-late',
    inapplicable: 'cart?seed=7&lab=picture-late',
  },
  inject({ dose, style }) {
    // The animation of a picture starts when it is added to the document.
    style(`[data-tint] img { animation: arrive ${dose}ms step-end; }
    @keyframes arrive { from { opacity: 0; } }`);
  },
};
