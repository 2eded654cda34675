import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'The device is slow: the search index is built late.',
  screens: ['products'],
  dose: { default: 2000, min: 100, max: 10_000, unit: 'ms' },
  steps: ['Watch the list while the page loads.'],
  expected:
    'The skeleton cards stay until the catalogue can be searched, then the results show (LIST36).',
  where: { role: 'main', selector: 'main' },
  hints: [
    'It is about waiting for a search.',
    'Compare a list with a query and one without.',
    'A list with a query needs the search index.',
  ],
  passed: 'products?seed=7&q=steel',
  inapplicable: 'cart?seed=7',
  inject({ shop: { search }, dose, patch, delay }) {
    let isLate = true;
    patch(search, 'isReady', (healthy) => () => !isLate && healthy());
    patch(search, 'prepare', (healthy) => async () => {
      await delay(dose);
      isLate = false;
      return healthy();
    });
  },
};
