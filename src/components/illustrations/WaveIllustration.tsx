import { Illustration } from './Illustration.tsx';
import styles from './Illustration.module.css';

/** A breaking wave, for a page that failed. */
export function WaveIllustration() {
  return (
    <Illustration>
      <path
        className={styles.fill}
        d="M58 124c0-44 26-74 62-74 26 0 42 16 42 36 0 14-9 24-21 24-9 0-16-6-16-14 0-7 5-12 11-12-6-9-18-9-27-2-14 10-13 30 4 42Z"
      />
      <path
        className={styles.line}
        d="M58 124c0-44 26-74 62-74 26 0 42 16 42 36 0 14-9 24-21 24-9 0-16-6-16-14 0-7 5-12 11-12-6-9-18-9-27-2-14 10-13 30 4 42"
      />
      <path className={styles.line} d="M172 44v.1M184 62v.1M160 30v.1" />
    </Illustration>
  );
}
