import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 1,
  title: 'The pictures of the product list appear seconds after its texts.',
  screens: ['products'],
  dose: { default: 4000, min: 500, max: 20_000, unit: 'ms' },
  breaks: ['LCP'],
  steps: ['Load the page, and watch the cards of the list.'],
  expected: 'The pictures appear with the cards, or as soon as they are loaded.',
  actual: 'All pictures stay blank for four seconds, though they have long been loaded.',
  where: { role: 'img', name: '{T}', selector: '[data-product] img' },
  hints: [
    'Good things come late.',
    'Load the results of a search and watch closely.',
    'Measure the Largest Contentful Paint of the list.',
  ],
  passed: 'products?seed=7&q=steel',
  inapplicable: '?seed=7',
  inject({ dose, signal, onRender }) {
    // The pictures of the prerendered page are painted already.
    const seen = new WeakSet(document.querySelectorAll(LIST_PICTURES));
    const hidden = new Set<Animation>();
    onRender(() => {
      for (const picture of document.querySelectorAll(LIST_PICTURES)) {
        if (seen.has(picture)) continue;
        seen.add(picture);
        const animation = picture.animate({ visibility: ['hidden', 'hidden'] }, dose);
        hidden.add(animation);
        animation.addEventListener('finish', () => hidden.delete(animation));
      }
    });
    signal.addEventListener('abort', () => hidden.forEach((animation) => animation.cancel()));
  },
};

const LIST_PICTURES = 'main:has([aria-label="Filters"]) [data-product] img';
