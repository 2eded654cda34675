import { useEffect, useRef } from 'react';
import styles from './ThankYou.module.css';

/** The words after a checkout, with one wave of celebration running through behind them. */
export function ThankYou() {
  const thanks = useRef<HTMLDivElement>(null);
  // The Checkout button is gone: whoever pressed it goes on from here.
  useEffect(() => thanks.current?.focus(), []);
  return (
    <div ref={thanks} className={styles.thanks} tabIndex={-1}>
      <svg
        className={styles.wave}
        viewBox="0 0 2400 160"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path d="M-20 180V70c100-44 200-44 300 0s200 44 300 0 200-44 300 0 200 44 300 0 200-44 300 0 200 44 300 0 200-44 300 0 200 44 340 0v110Z" />
      </svg>
      <p className={styles.words}>Thank you for your purchase! 🎉</p>
    </div>
  );
}
