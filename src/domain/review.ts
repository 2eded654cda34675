import { trimmed } from './text.ts';

export const REVIEW_RATINGS = [5, 4, 3, 2, 1] as const;
export type ReviewRating = (typeof REVIEW_RATINGS)[number];

/** A review that the visitor has written (SPEC ITEM). */
export interface OwnReview {
  /** Trimmed, never blank; plain text, never markup. */
  readonly text: string;
  readonly rating: ReviewRating;
}

/** A review of this visit: the visitor's own, or by another visitor in a start state of the lab. */
export interface AddedReview extends OwnReview {
  /** Of another visitor. */
  readonly name?: string;
}

export const DEFAULT_RATING: ReviewRating = 5;

/** `null` for a blank text. */
export function createReview(typed: string, rating: ReviewRating): OwnReview | null {
  const text = trimmed(typed);
  return text === '' ? null : { text, rating };
}
