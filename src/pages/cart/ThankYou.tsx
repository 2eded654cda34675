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
        viewBox="0 0 1200 120"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 120V64c100-40 200-40 300 0s200 40 300 0 200-40 300 0 200 40 300 0v56Z" />
      </svg>
      <p className={styles.words}>Thank you for your purchase! 🎉</p>
    </div>
  );
}
