import { Illustration } from './Illustration.tsx';
import styles from './Illustration.module.css';

/** An empty net, for no results and for an empty cart. */
export function NetIllustration() {
  return (
    <Illustration>
      <path className={styles.fill} d="M86 62h68l-8 46c-2 11-12 18-26 18s-24-7-26-18Z" />
      <path
        className={styles.line}
        d="M86 62h68l-8 46c-2 11-12 18-26 18s-24-7-26-18ZM102 62l10 62M138 62l-10 62M120 62v64M90 84c20 7 40 7 60 0M94 104c18 6 34 6 52 0"
      />
      <ellipse className={styles.sail} cx="120" cy="62" rx="34" ry="8" />
      <ellipse className={styles.line} cx="120" cy="62" rx="34" ry="8" />
      <path className={styles.line} d="M154 60 190 26" />
    </Illustration>
  );
}
