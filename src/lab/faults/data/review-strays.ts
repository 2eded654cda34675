import { productFromId } from '#domain/catalogue/generate.ts';
import { relatedTo } from '#domain/catalogue/related.ts';
import type { Review } from '#domain/review.ts';
import { BASE_PATH } from '#lib/base-path.ts';
import type { Fault } from '../fault.ts';

export const fault: Fault = {
  key: 'review-strays',
  kind: 'fault',
  class: 'data',
  difficulty: 3,
  title: 'A review also appears under the four related products.',
  screens: ['product'],
  viewport: 'any',
  breaks: ['ITEM14'],
  steps: [
    'Write a review and press `Submit Review`.',
    'Open the first of the related products.',
    'Read its reviews.',
  ],
  expected: 'It has the two sample reviews.',
  actual: 'It has three: the one just written comes first.',
  where: {
    role: 'list',
    name: 'Reviews',
    selector: '[aria-label="Reviews"], main form, main meter',
  },
  detect: { by: 'assertion' },
  hints: [
    'What you say here may be heard there.',
    'Write something, and walk on.',
    'Review a product, and open a related one.',
  ],
  cases: {
    passed: 'product/0f4cdb46-54c4-8af7-a9c9-cf9095392908?seed=7',
    failed: 'product/0f4cdb46-54c4-8af7-a9c9-cf9095392908?seed=7&lab=review-strays',
    inapplicable: 'products?seed=7&lab=review-strays',
  },
  inject({ shop: { catalogue, reviews }, patch, signal }) {
    const strays = new Set<Review>();
    patch(reviews, 'submit', (submit) => (productId, text, rating) => {
      const isAdded = submit(productId, text, rating);
      const product = productFromId(productId, BASE_PATH);
      const review = reviews.state.getState()[productId]?.at(-1);
      if (!isAdded || !product || !review) return isAdded;
      for (const { id } of relatedTo(product, catalogue, BASE_PATH)) {
        const stray = { ...review };
        strays.add(stray);
        reviews.state.setState((all) => ({ [id]: [...(all[id] ?? []), stray] }));
      }
      return isAdded;
    });
    signal.addEventListener('abort', () =>
      reviews.state.setState((all) => {
        const own = Object.entries(all).map(
          ([id, list]) => [id, list.filter((review) => !strays.has(review))] as const,
        );
        return Object.fromEntries(own);
      }),
    );
  },
};
