import { BASE_PATH } from '#lib/base-path.ts';
import type { Fault } from '../fault.ts';

/** A file that exists and is no picture. A missing file would be an error on the console. */
const NO_PICTURE = `${BASE_PATH}robots.txt`;

export const fault: Fault = {
  key: 'picture-fails',
  kind: 'condition',
  class: 'visual',
  difficulty: 1,
  title: 'The picture of a product fails to load.',
  screens: ['home', 'products', 'product', 'cart', 'popup'],
  viewport: 'any',
  breaks: [],
  steps: ['Look at the pictures of all cards.'],
  expected:
    'One card has the title of its product in place of the picture, and nothing moves (DATA15).',
  actual:
    'One card has the title of its product in place of the picture, and nothing moves (DATA15).',
  where: { role: 'img', name: '{T}', selector: 'main img' },
  detect: { by: 'assertion' },
  hints: [
    'A picture is missing.',
    'It is missing from one product.',
    'Look at what the card shows instead of the picture.',
  ],
  cases: {
    passed: 'products?seed=7',
    failed: 'products?seed=7&lab=picture-fails',
    inapplicable: 'cart?seed=7&lab=picture-fails',
  },
  inject({ shop, pick, attribute }) {
    const { products } = shop.catalogue;
    const image = products.at(pick(0, Math.min(products.length, 4)))?.image ?? '';
    const file = image.slice(0, image.lastIndexOf('.'));
    attribute(`[data-ready] img[srcset*="${file}"]`, 'src', NO_PICTURE);
    attribute(`[data-ready] img[src="${NO_PICTURE}"]`, 'srcset', null);
  },
};
