import styles from './Skeleton.module.css';

/** The shape of a product card, shown while there is none yet; assistive technology does not see it. */
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
