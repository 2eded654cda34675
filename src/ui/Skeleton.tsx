import styles from './Skeleton.module.css';

/** A loading placeholder of a product card, hidden from assistive technology. */
export function Skeleton() {
  return (
    <div className={styles.card} data-skeleton aria-hidden="true">
      <div className={styles.picture} />
      <div className={styles.line} data-title />
      <div className={styles.line} data-short />
      <div className={styles.button} />
    </div>
  );
}
