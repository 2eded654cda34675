import { createStore, type StoreApi } from 'zustand/vanilla';
import { say, type Announcer } from '#browser/announcer.ts';
import { draftReview, type Review, type ReviewRating } from '#domain/review.ts';

/** The visitor's reviews by product id, oldest first. They live as long as the page does. */
export type ReviewsState = Readonly<Record<string, readonly Review[]>>;

export interface Reviews {
  readonly state: StoreApi<ReviewsState>;
  /** Adds a review; says whether it did: a blank one is ignored. */
  submit(productId: string, text: string, rating: ReviewRating): boolean;
}

export const NO_REVIEWS: readonly Review[] = [];

export function createReviews(announcer: Announcer): Reviews {
  const state = createStore<ReviewsState>(() => ({}));
  return {
    state,
    submit(productId, text, rating) {
      const review = draftReview(text, rating);
      if (!review) return false;
      state.setState((all) => ({ [productId]: [...(all[productId] ?? NO_REVIEWS), review] }));
      say(announcer, 'Thank you, your review has been added.');
      return true;
    },
  };
}
