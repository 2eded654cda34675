import { SEARCHING_MS } from '#stores/search/search.ts';
import type { Fault } from '../fault.ts';

export const fault: Fault = {
  key: 'skeletons-long',
  kind: 'fault',
  class: 'performance',
  difficulty: 1,
  title: 'A search shows grey placeholders for several seconds.',
  screens: ['products'],
  viewport: 'any',
  dose: { default: 4000, min: 600, max: 20_000, unit: 'ms' },
  breaks: ['FIND5', 'LIST11'],
  steps: ['Search for `cotton`.'],
  expected: 'Skeleton cards for about half a second, then the results.',
  actual: 'Skeleton cards for four seconds, then the results.',
  where: { role: 'generic', selector: 'main [aria-busy]' },
  detect: { by: 'assertion' },
  hints: [
    'Something is being prepared.',
    'How long does a search take?',
    'Measure how long the skeleton cards stay after a search.',
  ],
  cases: {
    passed: 'products?seed=7',
    failed: 'products?seed=7&lab=skeletons-long',
    inapplicable: 'cart?seed=7&lab=skeletons-long',
  },
  inject({ shop: { search }, dose, patch, delay }) {
    const { getState } = search.state;
    patch(search, 'skeletonsRendered', (skeletonsRendered) => {
      const renderedLate = async (searchCount: number) => {
        await delay(dose - SEARCHING_MS);
        // Unless the visitor has gone back or searched again in the meantime.
        if (getState().searching && getState().searchCount === searchCount) skeletonsRendered();
      };
      // `void`, because React would call a returned value as the cleanup of its effect.
      return () => void renderedLate(getState().searchCount);
    });
  },
};
