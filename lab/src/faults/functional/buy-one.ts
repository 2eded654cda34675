import type { Fault } from '../fault.ts';

export const fault: Fault = {
  key: 'buy-one',
  kind: 'fault',
  class: 'functional',
  difficulty: 2,
  title: '`Buy Now` adds one of a product, whatever the quantity beside it is.',
  screens: ['product', 'cart'],
  viewport: 'any',
  breaks: ['ITEM6'],
  steps: [
    'Press `Increase quantity` twice.',
    'Press `Buy Now`, and read by how much the number on the cart icon grows.',
  ],
  expected: 'It grows by 3.',
  actual: 'It grows by 1.',
  where: {
    role: 'button',
    name: 'Buy Now',
    selector: 'main [data-docked] [data-once], main input[aria-label^="Quantity"]',
  },
  detect: { by: 'assertion' },
  hints: [
    'Two buttons that should do the same do not.',
    'Buy more than one of a product, in each way that its page offers.',
    'Set the quantity to 3 and press `Buy Now`.',
  ],
  cases: {
    passed: 'product/0f4cdb46-54c4-8af7-a9c9-cf9095392908?seed=7',
    failed: 'product/0f4cdb46-54c4-8af7-a9c9-cf9095392908?seed=7&lab=buy-one',
    inapplicable: 'products?seed=7&lab=buy-one',
  },
  inject({ shop, patch, listen }) {
    let isBuyNow = false;
    // In the capture phase: before the button's own listener.
    listen('click', ({ target }) => {
      isBuyNow = target instanceof Element && target.closest('[data-docked] [data-once]') !== null;
    });
    patch(
      shop.cart,
      'addFromPage',
      (add) => (product, count) => add(product, isBuyNow ? 1 : count),
    );
  },
};
