import { Illustration } from './Illustration.tsx';
import styles from './Illustration.module.css';

/** A drifting boat, for an unknown path. */
export function BoatIllustration() {
  return (
    <Illustration>
      <path className={styles.fill} d="M70 104h100c-5 16-14 24-26 24H96c-12 0-21-8-26-24Z" />
      <path
        className={styles.line}
        d="M70 104h100c-5 16-14 24-26 24H96c-12 0-21-8-26-24ZM120 104V30"
      />
      <path className={styles.sail} d="M120 32c22 16 34 38 36 64h-36Z" />
      <path
        className={styles.line}
        d="M120 32c22 16 34 38 36 64h-36ZM112 50C98 64 90 80 88 96h24Z"
      />
    </Illustration>
  );
}
