import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 1,
  title: 'A late banner pushes the product list down while one reads it.',
  screens: ['products'],
  dose: { default: 1500, min: 500, max: 20_000, unit: 'ms' },
  breaks: ['LOOK7', 'CLS'],
  steps: ['Load the page, and keep your eyes on the first card for two seconds.'],
  expected: 'Whatever is shown stays where it is.',
  actual:
    'After 1.5 seconds a banner appears above the heading, and everything moves down by 244 pixels.',
  where: {
    role: 'main',
    selector: 'main:has([aria-label="Filters"]), main:has([aria-label="Filters"]) h1',
  },
  hints: [
    'Hold still.',
    'Load the list of products and wait a little before you click.',
    'Measure the layout shift of the list during its first seconds.',
  ],
  passed: 'products?seed=7&q=steel',
  inapplicable: 'cart?seed=7',
  inject({ dose, style }) {
    style(`
      main:has([aria-label='Filters']):not([aria-busy])::before {
        content: 'Free shipping on every order, today as on any day';
        grid-column: 2;
        display: grid;
        place-items: center;
        block-size: 220px;
        margin-block-end: var(--space-5);
        padding-inline: var(--space-5);
        overflow: clip;
        border-radius: var(--radius);
        background: var(--wash);
        font-size: 1.5rem;
        text-align: center;
        animation: late-banner ${dose}ms step-end;
      }
      @keyframes late-banner {
        from {
          block-size: 0;
          margin-block-end: 0;
        }
      }
    `);
  },
};
