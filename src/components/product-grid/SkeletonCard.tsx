import cardStyles from './ProductCard.module.css';
import styles from './SkeletonCard.module.css';

/** A loading placeholder with the layout of a product card, hidden from assistive technology. */
export function SkeletonCard() {
  return (
    <div className={`${cardStyles.card} ${styles.skeleton}`} data-skeleton aria-hidden="true">
      <div className={`${cardStyles.tile} ${styles.bar}`} />
      <div className={cardStyles.text}>
        <span className={`${styles.bar} ${styles.title}`} />
        <span className={`${styles.bar} ${styles.offer}`} />
      </div>
    </div>
  );
}
