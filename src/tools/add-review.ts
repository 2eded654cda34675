import * as v from 'valibot';
import { REVIEW_RATINGS } from '#domain/review.ts';
import { VISIBLE } from '#visit/parts.ts';
import { productOf, reviewsAnswer } from './call/answers.ts';
import { PRODUCT_ID, text } from './call/fields.ts';
import { defineTool } from './call/tool.ts';

export const addReview = defineTool({
  name: 'add_review',
  title: 'Add a review',
  description:
    'Adds a review of a product in the name of the visitor, who can undo it. Answers the review and the average of all ' +
    'reviews of the product after it.',
  fields: {
    id: PRODUCT_ID,
    text: text(5000, 'The review, as plain text', VISIBLE),
    rating: v.pipe(
      v.picklist(REVIEW_RATINGS, 'must be a whole number from 1 to 5'),
      v.description('The stars of the review: a whole number from 1 to 5'),
    ),
  },
  run({ id, ...draft }, { shop: { visit, reviews } }) {
    const { title } = productOf(id);
    const { reviews: before } = visit.state.getState();
    visit.runAs('tool', () => {
      reviews.submit(id, draft);
      visit.offerUndo({
        text: `An agent has added your review of ${title}.`,
        restore: { reviews: () => before },
        undone: 'The review has been removed.',
      });
    });
    const { reviews: all, ...summary } = reviewsAnswer(visit, id);
    return { id, review: all[0], ...summary };
  },
});
