import styles from './Logo.module.css';

/** The mark, a drop with a bend of a stream in it, and the shop's name beside it. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path
          className={styles.drop}
          d="M16 2.2C20.8 8.3 27 13.3 27 19.6A11 10.7 0 0 1 16 30.2 11 10.7 0 0 1 5 19.6C5 13.3 11.2 8.3 16 2.2Z"
        />
        <path
          className={styles.light}
          d="M5.3 17.3c3.6-2.7 6.9-2.7 10.3-.5s7.1 2.2 11.2-.8c.2 1.2.2 2.4.2 3.6A11 10.7 0 0 1 16 30.2 11 10.7 0 0 1 5 19.6c0-.8.1-1.5.3-2.3Z"
        />
        <path className={styles.stream} d="M6.6 22.9c3.2-2 6-1.9 9 0s6.2 2 9.7-.3" />
      </svg>
      Rivulet
    </span>
  );
}
