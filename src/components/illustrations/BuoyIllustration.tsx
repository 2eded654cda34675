import { Illustration } from './Illustration.tsx';
import styles from './Illustration.module.css';

/** A ring buoy, for an unknown product. */
export function BuoyIllustration() {
  return (
    <Illustration>
      <circle className={styles.fill} cx="120" cy="84" r="42" />
      <path
        className={styles.sail}
        d="M120 42a42 42 0 0 1 36.4 21l-21 12A17 17 0 0 0 120 67ZM120 126a42 42 0 0 1-36.4-21l21-12A17 17 0 0 0 120 101Z"
      />
      <circle className={styles.hole} cx="120" cy="84" r="17" />
      <circle className={styles.line} cx="120" cy="84" r="42" />
      <circle className={styles.line} cx="120" cy="84" r="17" />
    </Illustration>
  );
}
