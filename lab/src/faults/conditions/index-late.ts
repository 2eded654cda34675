import { lazySearchIndex } from '#stores/search/lazy-search-index.ts';
import type { Fault } from '../fault.ts';

export const fault: Fault = {
  key: 'index-late',
  kind: 'condition',
  class: 'performance',
  difficulty: 2,
  title: 'The network is slow: the search index arrives late.',
  screens: ['products'],
  viewport: 'any',
  dose: { default: 2000, min: 100, max: 10_000, unit: 'ms' },
  breaks: [],
  steps: ['Watch the list while the page loads.'],
  expected:
    'The skeleton cards stay until the catalogue can be searched, then the results show (LIST36).',
  actual:
    'The skeleton cards stay until the catalogue can be searched, then the results show (LIST36).',
  where: { role: 'main', selector: 'main' },
  detect: { by: 'assertion' },
  hints: [
    'It is about waiting for a search.',
    'Compare a list with a query and one without.',
    'A list with a query needs the search index.',
  ],
  cases: {
    passed: 'products?seed=7&q=cotton',
    failed: 'products?seed=7&q=cotton&lab=index-late',
    inapplicable: 'cart?seed=7&lab=index-late',
  },
  inject({ dose, patch, delay }) {
    patch(lazySearchIndex, 'load', (healthy) => async () => {
      await delay(dose);
      return healthy();
    });
  },
};
