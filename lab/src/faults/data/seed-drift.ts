import { routeOf } from '#router/routes.ts';
import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 3,
  title: 'After a reload of the list the shop has other products than before.',
  screens: ['products'],
  breaks: ['CAT16'],
  steps: [
    'Choose `Products` in the header.',
    'Read the titles of the cards.',
    'Reload the page, and read them again.',
  ],
  expected: 'The titles are the same: the address has the seed 7.',
  actual: 'The titles are others: the address has the seed 8.',
  where: {
    role: 'link',
    name: 'Products',
    selector: 'nav[aria-label="Main"] a, main [data-product]',
  },
  hints: [
    'Time flows, and something drifts.',
    'Read the address, and what the shop makes of it.',
    'Choose `Products`, remember the first card and reload the page.',
  ],
  passed: '?seed=7',
  inapplicable: 'cart?seed=7',
  inject({ shop, patch, signal }) {
    const drifted = (shop.catalogue.seed + 1) % 2 ** 32;
    patch(shop, 'navigate', (navigate) => (to, options) => {
      const url = new URL(to, location.origin);
      const isLink = routeOf(url.pathname).page === 'products';
      if (isLink) url.searchParams.set('seed', String(drifted));
      return navigate(isLink ? url.pathname + url.search : to, options);
    });
    signal.addEventListener('abort', () => {
      const url = new URL(location.href);
      if (url.searchParams.get('seed') !== String(drifted)) return;
      url.searchParams.set('seed', String(shop.catalogue.seed));
      history.replaceState(history.state, '', url);
    });
  },
};
