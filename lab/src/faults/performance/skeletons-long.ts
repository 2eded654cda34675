import { SEARCHING_MS } from '#prerender/contract.ts';
import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 1,
  title: 'A search shows grey placeholders for several seconds.',
  screens: ['products'],
  dose: { default: 4000, min: 600, max: 20_000, unit: 'ms' },
  breaks: ['FIND5', 'LIST10'],
  steps: ['Search for `steel`.'],
  expected: 'Skeleton cards for about half a second, then the results.',
  actual: 'Skeleton cards for four seconds, then the results.',
  where: { role: 'generic', selector: 'main [aria-busy]' },
  hints: [
    'Something is being prepared.',
    'How long does a search take?',
    'Measure how long the skeleton cards stay after a search.',
  ],
  passed: 'products?seed=7',
  inapplicable: 'cart?seed=7',
  inject({ shop: { search }, dose, patch, delay }) {
    patch(search, 'skeletonsRendered', (skeletonsRendered) => {
      const renderedLate = async (searching: object | null) => {
        await delay(dose - SEARCHING_MS);
        skeletonsRendered(searching);
      };
      // `void`, because React would call a returned value as the cleanup of its effect.
      return (searching) => void renderedLate(searching);
    });
  },
};
