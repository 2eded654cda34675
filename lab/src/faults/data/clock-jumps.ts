import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'The clock of the computer jumps back at every search.',
  screens: ['home', 'products', 'product', 'cart', 'menu'],
  dose: { default: 24, min: 1, max: 1000, unit: 'hours per search' },
  steps: ['Search for "lamp", then for "kettle".', 'Empty the search box and read its list.'],
  expected: 'The recent searches are in the order in which they were made, newest first (DATA11).',
  where: {
    role: 'combobox',
    name: 'Search products',
    selector: '[role="combobox"], [role="listbox"]',
  },
  hints: [
    'It is about time.',
    'Read the timestamps of the stored searches.',
    'They are out of order, and the recent searches are not.',
  ],
  passed: 'products?seed=7',
  inapplicable: 'cart?seed=7',
  decorate(options, dose) {
    let calls = 0;
    return {
      ...options,
      now() {
        calls += 1;
        return new Date(options.now().getTime() - calls * dose * 3_600_000);
      },
    };
  },
};
