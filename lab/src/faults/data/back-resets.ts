import { NO_FILTERS } from '#domain/search/query.ts';
import { formatSearchParams, parseSearchParams } from '#domain/search/search-params.ts';
import { routeOf } from '#router/routes.ts';
import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'Back to a filtered list resets its filters and sort order.',
  screens: ['products'],
  breaks: ['LIST13'],
  steps: ['Open the first product.', 'Go back.', 'Read `Minimum rating` above the list.'],
  expected: '`Minimum rating` is still `4+`.',
  actual: '`Minimum rating` is `Any`, and the list has all products.',
  where: {
    role: 'combobox',
    name: 'Minimum rating',
    selector: '[aria-label="Filters"] > :has(select), main [data-product], main [role="status"]',
  },
  hints: [
    'The way back is part of the way.',
    'Leave the list and return, with the buttons of the browser.',
    'Filter the list, open a product and go back.',
  ],
  passed: 'products?seed=7&rating=4',
  inapplicable: 'products?seed=7',
  inject({ listen }) {
    listen('popstate', () => {
      const { pathname, search, hash } = location;
      if (routeOf(pathname).page !== 'products') return;
      const query = { ...parseSearchParams(search), ...NO_FILTERS };
      history.replaceState(history.state, '', pathname + formatSearchParams(query, search) + hash);
    });
  },
};
