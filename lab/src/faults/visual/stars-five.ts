import { starsPath } from '#ui/stars-path.ts';
import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 3,
  title: 'A product page shows five stars where our rating is four.',
  screens: ['product'],
  breaks: ['ITEM16'],
  steps: [
    'Count the stars beside the price.',
    'Compare them with their accessible name, or with the stars on the card of this product in the list.',
  ],
  expected: 'Four stars, as on its card.',
  actual: 'Five stars, while their name is still "Rated 4 out of 5".',
  where: {
    role: 'img',
    name: 'Rated 4 out of 5',
    selector: 'main h1 ~ p [role="img"]',
  },
  detect: { by: 'hand' },
  hints: [
    'Two places should show the same.',
    'Compare what a screen reader announces with what you see.',
    'Compare the stars of a card with those of the page that it leads to.',
  ],
  passed: 'product/75e39f7f-0a6d-8d9d-8baf-43f2a11ba474?seed=7',
  inapplicable: 'product/8be31a31-32e3-8aeb-a78d-b90caca7f569?seed=7',
  inject({ attribute }) {
    attribute(
      '[data-ready] h1 ~ p [aria-label="Rated 4 out of 5"] path:last-child',
      'd',
      starsPath(5),
    );
  },
};
