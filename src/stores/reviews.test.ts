import { expect, test } from 'vitest';
import { createAnnouncer } from '#lib/announcer.ts';
import { createReviews } from './reviews.ts';

function open() {
  const announcer = createAnnouncer();
  return { reviews: createReviews(announcer), announcer };
}

test("[ITEM10, ITEM14] a visitor's reviews belong to one product, oldest first", () => {
  const { reviews, announcer } = open();
  expect(reviews.submit('canoe', ' Fine. ', 4)).toBe(true);
  expect(reviews.submit('canoe', 'Still fine.', 5)).toBe(true);
  expect(reviews.submit('tea', 'Cold.', 1)).toBe(true);
  expect(reviews.state.getState()).toEqual({
    canoe: [
      { name: 'You', text: 'Fine.', rating: 4 },
      { name: 'You', text: 'Still fine.', rating: 5 },
    ],
    tea: [{ name: 'You', text: 'Cold.', rating: 1 }],
  });
  expect(announcer.getState()).toEqual({
    text: 'Thank you, your review has been added.',
    count: 3,
  });
});

test('[ITEM12] a blank review is ignored and not announced', () => {
  const { reviews, announcer } = open();
  expect(reviews.submit('canoe', ' \n', 5)).toBe(false);
  expect(reviews.state.getState()).toEqual({});
  expect(announcer.getState().count).toBe(0);
});

test('[ITEM20] a submitted draft is empty again, with the rating preselected; others stay', () => {
  const { reviews } = open();
  expect(reviews.drafts.getState()).toEqual({});
  const draft = { text: 'Cold.', rating: 1 } as const;
  reviews.drafts.setState({ canoe: draft, tea: draft });
  reviews.submit('canoe', draft.text, draft.rating);
  expect(reviews.drafts.getState()).toEqual({ canoe: { text: '', rating: 5 }, tea: draft });
});
