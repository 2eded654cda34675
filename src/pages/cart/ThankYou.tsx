import { useEffect, useRef } from 'react';
import styles from './ThankYou.module.css';

/** The message after a checkout, in front of a wave that crosses once. */
export function ThankYou() {
  const message = useRef<HTMLDivElement>(null);
  // The Checkout button, which had the focus, has been removed (SPEC FOCUS3).
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} className={styles.thanks} tabIndex={-1}>
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
