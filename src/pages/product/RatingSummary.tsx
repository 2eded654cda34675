import { REVIEW_RATINGS } from '#domain/review.ts';
import { reviewAverage, starsLabel, type Review } from '#domain/shown-reviews.ts';
import { Stars } from '#ui/Stars.tsx';
import styles from './Reviews.module.css';

/** The review average, and how many reviews gave each number of stars. */
export function RatingSummary({ reviews }: { readonly reviews: readonly Review[] }) {
  const average = reviewAverage(reviews);
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
