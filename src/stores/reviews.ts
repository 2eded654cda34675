import type { Announcer } from '#lib/announcer.ts';
import { createReview, DEFAULT_RATING, type ReviewContent } from '#domain/review.ts';
import type { VisitStore } from '#visit/visit.ts';

/** What the visitor does with reviews, by the id of the product. */
export interface Reviews {
  /** Keeps a review that is being written, so that it survives navigation (SPEC ITEM14). */
  write(productId: string, draft: ReviewContent): void;
  /** Adds a review, whose draft is then gone, and returns true; ignores a blank one and returns false. */
  submit(productId: string, draft: ReviewContent): boolean;
}

export const NO_DRAFT: ReviewContent = { text: '', rating: DEFAULT_RATING };

export function createReviews(visit: VisitStore, announcer: Announcer): Reviews {
  return {
    write: (id, draft) => void visit.update({ drafts: (drafts) => ({ ...drafts, [id]: draft }) }),
    submit(id, draft) {
      const review = createReview(draft.text, draft.rating);
      if (!review) return false;
      visit.update({
        reviews: (all) => ({ ...all, [id]: [...(all[id] ?? []), review] }),
        drafts(drafts) {
          const { [id]: written, ...others } = drafts;
          // A tool submits a text of its own.
          return written === draft ? others : drafts;
        },
      });
      announcer.announce('Thank you, your review has been added.');
      return true;
    },
  };
}
