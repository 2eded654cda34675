import { productFromId } from '#domain/catalogue/generate.ts';
import { relatedTo } from '#domain/catalogue/related.ts';
import type { ReviewContent } from '#domain/review.ts';
import type { Visit } from '#visit/parts.ts';
import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 3,
  title: 'A review also appears under the four related products.',
  screens: ['product'],
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
  hints: [
    'What you say here may be heard there.',
    'Write something, and walk on.',
    'Review a product, and open a related one.',
  ],
  passed: 'product/0f4cdb46-54c4-8af7-a9c9-cf9095392908?seed=7',
  inapplicable: 'products?seed=7',
  inject({ shop: { catalogue, reviews, visit }, patch, signal }) {
    const strays = new Set<ReviewContent>();
    const change = (update: (all: Visit['reviews']) => Visit['reviews']) =>
      visit.runAs('start', () => visit.update({ reviews: update }));
    patch(reviews, 'submit', (submit) => (productId, draft) => {
      const isAdded = submit(productId, draft);
      const product = productFromId(productId);
      const review = visit.state.getState().reviews[productId]?.at(-1);
      if (!isAdded || !product || !review) return isAdded;
      for (const { id } of relatedTo(product, catalogue)) {
        const stray = { ...review };
        strays.add(stray);
        change((all) => ({ ...all, [id]: [...(all[id] ?? []), stray] }));
      }
      return isAdded;
    });
    const withoutStrays = (all: Visit['reviews']) =>
      Object.fromEntries(
        Object.entries(all)
          .map(([id, list]) => [id, list.filter((review) => !strays.has(review))] as const)
          .filter(([, list]) => list.length > 0),
      );
    signal.addEventListener('abort', () => change(withoutStrays));
  },
};
