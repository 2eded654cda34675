import cardStyles from './ProductCard.module.css';
import styles from './SkeletonCard.module.css';

/** A loading placeholder with the layout of a product card, hidden from assistive technology. */
export function SkeletonCard() {
  return (
    <div className={`${cardStyles['card']} ${styles.skeleton}`} data-skeleton aria-hidden="true">
      <div className={styles.picture} />
      <div className={cardStyles.text}>
        <span className={styles.title} />
        <span className={styles.rating} />
      </div>
      <div className={cardStyles.buy}>
        <span className={styles.price} />
        <span className={styles.button} />
      </div>
    </div>
  );
}
