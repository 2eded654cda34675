import styles from './Stars.module.css';
import { ratedLabel, STARS_BOX, starsPath } from './stars-path.ts';

const ALL = starsPath(5);

/** A rating from 0 to 5 as stars, in halves. Its accessible name is "Rated 4 out of 5". */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <svg
      data-slot="rating"
      className={styles.stars}
      viewBox={STARS_BOX}
      role="img"
      aria-label={ratedLabel(rating)}
    >
      <path className={styles.empty} d={ALL} />
      <path data-slot="stars" className={styles.full} d={starsPath(rating)} />
    </svg>
  );
}
