import { trimmed } from './text.ts';

export const REVIEW_RATINGS = [5, 4, 3, 2, 1] as const;
export type ReviewRating = (typeof REVIEW_RATINGS)[number];

/** What is written in a review (SPEC ITEM), or in a draft of one. */
export interface ReviewContent {
  /** Plain text, never markup. Of a review it is trimmed and not blank, of a draft as it was typed. */
  readonly text: string;
  readonly rating: ReviewRating;
}

/** A review of this visit: the visitor's own, or by another visitor in a start state of the lab. */
export interface AddedReview extends ReviewContent {
  /** Of another visitor. */
  readonly name?: string;
}

export const DEFAULT_RATING: ReviewRating = 5;

/** The content of a review; `null` for a blank text. */
export function createReview(typed: string, rating: ReviewRating): ReviewContent | null {
  const text = trimmed(typed);
  return text === '' ? null : { text, rating };
}
