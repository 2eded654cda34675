import { BASE_PATH } from '#lib/base-path.ts';
import type { FaultSource } from '../fault.ts';

/** A file that exists and is no picture. A missing file would be an error on the console. */
const NO_PICTURE = `${BASE_PATH}robots.txt`;

export const fault: FaultSource = {
  difficulty: 1,
  title: 'The picture of a product fails to load.',
  screens: ['home', 'products', 'product', 'cart', 'popup'],
  steps: ['Look at the pictures of all cards.'],
  expected:
    'One card has the title of its product in place of the picture, and nothing moves (CAT45).',
  where: { role: 'img', name: '{T}', selector: 'main img' },
  hints: [
    'A picture is missing.',
    'It is missing from one product.',
    'Look at what the card shows instead of the picture.',
  ],
  passed: 'products?seed=7',
  inapplicable: 'nowhere?seed=7',
  inject({ shop, pick, attribute }) {
    const { products } = shop.catalogue;
    const { picture } = products.at(pick(0, Math.min(products.length, 4))) ?? {};
    attribute(`[data-ready] img[srcset*="/${picture}-300."]`, 'src', NO_PICTURE);
    attribute(`[data-ready] img[src="${NO_PICTURE}"]`, 'srcset', null);
  },
};
