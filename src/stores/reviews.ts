import { createStore, type StoreApi } from 'zustand/vanilla';
import { announce, type Announcer } from '#lib/announcer.ts';
import { DEFAULT_RATING, createReview, type Review, type ReviewRating } from '#domain/review.ts';

/** The visitor's reviews by product id, oldest first. They are not persisted. */
export type ReviewsState = Readonly<Record<string, readonly Review[]>>;

/** A review being written. */
export interface ReviewDraft {
  readonly text: string;
  readonly rating: ReviewRating;
}

/** The store of the visitor's reviews and drafts. */
export interface Reviews {
  readonly state: StoreApi<ReviewsState>;
  /** By product id, so that a draft survives navigation (SPEC ITEM20). */
  readonly drafts: StoreApi<Readonly<Record<string, ReviewDraft>>>;
  /** Adds a review and returns true; ignores a blank one and returns false. */
  submit(productId: string, text: string, rating: ReviewRating): boolean;
}

export const NO_REVIEWS: readonly Review[] = [];
export const NO_DRAFT: ReviewDraft = { text: '', rating: DEFAULT_RATING };

export function createReviews(announcer: Announcer): Reviews {
  const state = createStore<ReviewsState>(() => ({}));
  const drafts = createStore<Readonly<Record<string, ReviewDraft>>>(() => ({}));
  return {
    state,
    drafts,
    submit(productId, text, rating) {
      const review = createReview(text, rating);
      if (!review) return false;
      state.setState((all) => ({ [productId]: [...(all[productId] ?? NO_REVIEWS), review] }));
      drafts.setState({ [productId]: NO_DRAFT });
      announce(announcer, 'Thank you, your review has been added.');
      return true;
    },
  };
}
