import type { AddedReview, ReviewContent, ReviewRating } from './review.ts';

/** A review as a product page shows it. */
export interface Review extends ReviewContent {
  readonly name: string;
}

/** The name beside the visitor's reviews. */
const OWN_NAME = 'You';

/** Shown under every product. */
export const SAMPLE_REVIEWS: readonly Review[] = [
  {
    name: 'Marina',
    text: 'Better than I hoped: well made, carefully packed and at my door in no time.',
    rating: 5,
  },
  {
    name: 'Brook',
    text: 'Does what it should and looks lovely doing it. A little smaller than I pictured.',
    rating: 4,
  },
];

/** The added reviews newest first, then the samples. `added`: oldest first; a product without any has no list. */
export function shownReviews(added: readonly AddedReview[] = []): readonly Review[] {
  const named = added.map((review) => ({ ...review, name: review.name ?? OWN_NAME }));
  return [...named.toReversed(), ...SAMPLE_REVIEWS];
}

/** How many reviews are shown, and their average: "2 reviews, average 4.5". */
export function reviewsLabel(reviews: readonly Review[]): string {
  return `${reviews.length} reviews, average ${reviewAverage(reviews).toFixed(1)}`;
}

/** The stars of a review in words: "1 star", "4 stars". */
export function starsLabel(rating: ReviewRating): string {
  return rating === 1 ? '1 star' : `${rating} stars`;
}

/** The review average, 1 to 5, rounded to one decimal; 0 for no reviews. */
export function reviewAverage(reviews: readonly Review[]): number {
  const stars = reviews.reduce((total, { rating }) => total + rating, 0);
  return reviews.length === 0 ? 0 : Number((stars / reviews.length).toFixed(1));
}
