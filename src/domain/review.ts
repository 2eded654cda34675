import { trimmed } from './text.ts';

export const REVIEW_RATINGS = [5, 4, 3, 2, 1] as const;
export type ReviewRating = (typeof REVIEW_RATINGS)[number];

/** A review of a product (SPEC ITEM). */
export interface Review {
  readonly name: string;
  readonly text: string;
  readonly rating: ReviewRating;
}

export const OWN_NAME = 'You';
export const DEFAULT_RATING: ReviewRating = 5;

/** The visitor's review, trimmed; `null` for a blank text. The text is plain text, never markup. */
export function createReview(typed: string, rating: ReviewRating): Review | null {
  const text = trimmed(typed);
  return text === '' ? null : { name: OWN_NAME, text, rating };
}
