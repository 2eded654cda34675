import styles from './Skeleton.module.css';

/** A loading placeholder of a product card, hidden from assistive technology. */
export function Skeleton() {
  return (
    <div className={styles.card} data-skeleton aria-hidden="true">
      <div className={styles.picture} />
      <div className={styles.text}>
        <span />
        <span />
      </div>
      <div className={styles.buy}>
        <span />
        <span />
      </div>
    </div>
  );
}
