import { REVIEW_RATINGS } from '#domain/review.ts';
import { averageRating, starsLabel, type Review } from '#domain/shown-reviews.ts';
import { Stars } from '#ui/Stars.tsx';
import styles from './Reviews.module.css';

/** The average of the reviews shown, and the number of reviews with each rating. */
export function RatingSummary({ reviews }: { readonly reviews: readonly Review[] }) {
  const average = averageRating(reviews);
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <span className={styles.number}>{average.toFixed(1)}</span>
        <span>
          <Stars rating={average} />
          <span className={styles.basis}>{`from ${reviews.length} reviews`}</span>
        </span>
      </p>
      <ul className={styles.bars} aria-label="Stars given">
        {REVIEW_RATINGS.map((rating) => {
          const count = reviews.filter((review) => review.rating === rating).length;
          return (
            <li key={rating} className={styles.bar}>
              <span aria-hidden="true">{rating}</span>
              <meter
                min={0}
                max={reviews.length}
                value={count}
                aria-label={`${starsLabel(rating)}: ${count} of ${reviews.length}`}
              />
              <span aria-hidden="true">{count}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
