import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'The device is slow: the first search takes long.',
  screens: ['products'],
  dose: { default: 2000, min: 100, max: 10_000, unit: 'ms' },
  steps: ['Watch the list while the page loads.'],
  expected:
    'The skeleton cards stay until the catalogue has been searched, then the results show (FIND5).',
  where: { role: 'main', selector: 'main' },
  hints: [
    'It is about waiting for a search.',
    'Compare a list with a query and one without.',
    'A list with a query is searched first.',
  ],
  passed: 'products?seed=7&q=steel',
  inapplicable: 'cart?seed=7',
  decorate(options, dose) {
    const { searching = 0 } = options;
    return { ...options, searching: searching > 0 ? searching + dose : 0 };
  },
};
