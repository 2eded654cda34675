import { expect, test } from 'vitest';
import { createAnnouncer } from '#lib/announcer.ts';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { createVisit } from '#visit/visit.ts';
import { createReviews } from './reviews.ts';

function open() {
  const announcer = createAnnouncer();
  const visit = createVisit(createFakeStorage().openTab());
  const now = () => visit.state.getState();
  return { reviews: createReviews(visit, announcer), announcer, now };
}

test("[ITEM10, ITEM14] a visitor's reviews belong to one product, oldest first", () => {
  const { reviews, announcer, now } = open();
  expect(reviews.submit('toaster', { text: ' Fine. ', rating: 4 })).toBe(true);
  expect(reviews.submit('toaster', { text: 'Still fine.', rating: 5 })).toBe(true);
  expect(reviews.submit('tea', { text: 'Cold.', rating: 1 })).toBe(true);
  expect(now().reviews).toEqual({
    toaster: [
      { text: 'Fine.', rating: 4 },
      { text: 'Still fine.', rating: 5 },
    ],
    tea: [{ text: 'Cold.', rating: 1 }],
  });
  expect(announcer.state.getState()).toEqual({
    text: 'Thank you, your review has been added.',
    count: 3,
  });
});

test('[ITEM28] a blank review is ignored and not announced', () => {
  const { reviews, announcer, now } = open();
  expect(reviews.submit('toaster', { text: ' \n', rating: 5 })).toBe(false);
  expect(now().reviews).toEqual({});
  expect(announcer.state.getState().count).toBe(0);
});

test('[ITEM14] a submitted draft is gone, others stay', () => {
  const { reviews, now } = open();
  const draft = { text: 'Cold.', rating: 1 } as const;
  reviews.write('toaster', draft);
  reviews.write('tea', draft);
  reviews.submit('toaster', draft);
  expect(now().drafts).toEqual({ tea: draft });
});
