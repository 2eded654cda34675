import { name as SHOP_NAME } from '#shop.config.json';
import styles from './Logo.module.css';

/** The logo mark and the shop's name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path className={styles.drop} d="M0 0h32v32H0z" />
        <path
          className={styles.light}
          d="M3 19.2c4.6-4.3 8.2-4.8 12.6-2.5s8.6 1.8 13.4-2.6V32H3Z"
        />
        <path className={styles.stream} d="M3 25.4c4.6-4.3 8.2-4.8 12.6-2.5s8.6 1.8 13.4-2.6" />
      </svg>
      {SHOP_NAME}
    </span>
  );
}
