import type { FaultSource } from '../fault.ts';

/** How many products are checked, from the first: a catalogue may have 10,000. */
const FIRST = 20;

export const fault: FaultSource = {
  difficulty: 1,
  title: 'Some products have no picture: their cards begin with the title.',
  screens: ['home', 'products', 'product', 'cart'],
  dose: { default: 5, min: 1, max: 20, unit: 'nth product' },
  breaks: ['LIST42'],
  steps: ['Look at the pictures of all cards.'],
  expected: 'Each card has the picture of its product.',
  actual: 'Every fifth card has none, nor room for one.',
  where: { role: 'img', name: '{T}', selector: 'main [data-product]' },
  hints: [
    'Some cards are shorter than others.',
    'It is missing from some cards, not from all.',
    'Compare the upper parts of the cards.',
  ],
  passed: '?seed=7',
  inapplicable: 'cart?seed=7&size=1#cart=0:1',
  inject({ shop, dose, pick, style }) {
    const first = pick(0, Math.min(dose, shop.catalogue.products.length));
    for (let index = first; index < FIRST; index += dose) {
      const { picture } = shop.catalogue.products.at(index) ?? {};
      style(`[data-product] img[src$='/${picture}-300.avif'] { display: none; }`);
    }
  },
};
