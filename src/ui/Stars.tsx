import styles from './Stars.module.css';

const STAR = 'M10 1.6l2.5 5.3 5.8.8-4.2 4.1 1 5.8L10 14.8l-5.1 2.8 1-5.8L1.7 7.7l5.8-.8z';

/** A rating from 0 to 5 as stars, read out as "Rated 4 out of 5"; halves are shown as halves. */
export function Stars({ rating }: { readonly rating: number }) {
  const shown = Math.round(rating * 10) / 10;
  return (
    <span className={styles.stars} role="img" aria-label={`Rated ${shown} out of 5`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 20 20" data-fill={fillOf(rating, star)} aria-hidden="true">
          <path className={styles.empty} d={STAR} />
          <path className={styles.full} d={STAR} />
        </svg>
      ))}
    </span>
  );
}

function fillOf(rating: number, star: number): 'full' | 'half' | 'none' {
  if (rating >= star - 0.25) return 'full';
  return rating >= star - 0.75 ? 'half' : 'none';
}
