import type { Product } from '#domain/catalogue/product.ts';
import type { Review } from '#domain/shown-reviews.ts';
import { Stars } from '#ui/Stars.tsx';
import pageStyles from './ProductPage.module.css';
import styles from './Reviews.module.css';
import { ReviewForm } from './ReviewForm.tsx';
import { RatingSummary } from './RatingSummary.tsx';

/** The id of the reviews' heading. */
export const REVIEWS_ID = 'reviews';

interface ReviewsProps {
  readonly product: Product;
  readonly reviews: readonly Review[];
}

export function Reviews({ product, reviews }: ReviewsProps) {
  return (
    <section
      className={`${pageStyles.section} ${styles.section}`}
      data-unprinted
      aria-labelledby={REVIEWS_ID}
    >
      <h2 id={REVIEWS_ID} tabIndex={-1}>
        Customer Reviews
      </h2>
      <div className={styles.columns}>
        <RatingSummary reviews={reviews} />
        <ul aria-label="Reviews">
          {reviews.map((review, index) => (
            // Counted from the end: a new review is inserted at the front, and the others must keep their keys.
            // oxlint-disable-next-line react/no-array-index-key -- the newest is at the front
            <li key={reviews.length - index} className={styles.review}>
              <p className={styles.byline}>
                <strong>{review.name}</strong> <Stars rating={review.rating} />
              </p>
              <p className={styles.text} dir="auto">
                {review.text}
              </p>
            </li>
          ))}
        </ul>
        <ReviewForm product={product} />
      </div>
    </section>
  );
}
