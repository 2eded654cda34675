import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyUnicode, referenceTrimmed } from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import {
  reviewAverage,
  SAMPLE_REVIEWS,
  shownReviews,
  starsLabel,
  type Review,
} from './shown-reviews.ts';
import { DEFAULT_RATING, createReview, REVIEW_RATINGS } from './review.ts';

const anyRating = fc.constantFrom(...REVIEW_RATINGS);
const anyAdded: fc.Arbitrary<Review[]> = fc.array(
  fc.record({ name: fc.constant('You'), text: fc.string({ minLength: 1 }), rating: anyRating }),
);

test('[ITEM25] the two samples have 5 and 4 stars and a first name each', () => {
  expect(SAMPLE_REVIEWS.map(({ rating }) => rating)).toEqual([5, 4]);
  for (const { name, text } of SAMPLE_REVIEWS) {
    expect(name).toMatch(/^[A-Z][a-z]+$/);
    expect(text.trim()).not.toBe('');
  }
  expect(SAMPLE_REVIEWS[0]?.name).not.toBe(SAMPLE_REVIEWS[1]?.name);
});

test("[ITEM10, ITEM27] the visitor's review has its text and a rating from 1 to 5, and the name You", () => {
  property(anyUnicode, anyRating, (text, rating) => {
    fc.pre(referenceTrimmed(text) !== '');
    const review = createReview(text, rating);
    expect(review).toEqual({ text: text.trim(), rating });
    expect(shownReviews(review ? [review] : [])[0]).toEqual({ name: 'You', ...review });
    expect([1, 2, 3, 4, 5]).toContain(rating);
  });
});

test('[ITEM10] the rating choices are 5 down to 1, with 5 the default', () => {
  expect(REVIEW_RATINGS).toEqual([5, 4, 3, 2, 1]);
  expect(DEFAULT_RATING).toBe(5);
});

test.each(['', ' ', '\n\t \u00a0', '\u200B\u00AD \uFEFF'])(
  '[ITEM28, DATA19] the blank review %j is ignored',
  (text) => {
    expect(createReview(text, 5)).toBeNull();
  },
);

test('[ITEM12] white space is trimmed around a review, not inside it', () => {
  expect(createReview('  Two lines:\n  fine. ', 3)?.text).toBe('Two lines:\n  fine.');
});

test('[ITEM9] a review by another visitor, of a start state, keeps its name', () => {
  const shown = shownReviews([
    { name: 'Ada', text: 'Leaks.', rating: 1 },
    { text: 'Mine.', rating: 5 },
  ]);
  expect(shown.slice(0, 2).map(({ name }) => name)).toEqual(['You', 'Ada']);
});

test("[ITEM9] the visitor's reviews are listed newest first, above the two samples", () => {
  property(anyAdded, (added) => {
    const shown = shownReviews(added);
    expect(shown.slice(-2)).toEqual(SAMPLE_REVIEWS);
    expect(shown.slice(0, -2).toReversed()).toEqual(added);
  });
});

test('[ITEM16] the average, to one decimal, is that of the reviews shown, the samples included', () => {
  expect(reviewAverage(shownReviews())).toBe(4.5);
  property(anyAdded, (added) => {
    const shown = shownReviews(added);
    const stars = added.reduce((total, { rating }) => total + rating, 5 + 4);
    const average = reviewAverage(shown);
    expect(`${average}`).toMatch(/^\d(\.\d)?$/);
    expect(Math.abs(average - stars / shown.length)).toBeLessThan(0.05 + 1e-9);
  });
});

test('the label of a rating is its number of stars, with a singular', () => {
  expect(REVIEW_RATINGS.map(starsLabel)).toEqual([
    '5 stars',
    '4 stars',
    '3 stars',
    '2 stars',
    '1 star',
  ]);
});

test('the average of no reviews is 0', () => {
  expect(reviewAverage([])).toBe(0);
});
