import cardStyles from './ProductCard.module.css';
import styles from './SkeletonCard.module.css';

/** A loading placeholder with the layout of a product card, hidden from assistive technology. */
export function SkeletonCard() {
  return (
    <div className={`${cardStyles['card']} ${styles.skeleton}`} data-skeleton aria-hidden="true">
      <div data-slot="tile" />
      <div className={cardStyles.text}>
        <span className={styles.title} />
        <span className={styles.offer} />
      </div>
    </div>
  );
}
