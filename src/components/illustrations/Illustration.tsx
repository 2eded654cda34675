import type { ReactNode } from 'react';
import styles from './Illustration.module.css';

/**
 * An illustration over water, for empty and error pages; hidden from assistive technology. `children`: SVG elements in a
 * view box of 240 by 160.
 */
export function Illustration({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.drawing} aria-hidden="true">
      <svg viewBox="0 0 240 160">
        <ellipse className={styles.pool} cx="120" cy="128" rx="104" ry="22" />
      </svg>
      {/* A separate element: animating a part of one SVG would repaint all of it in every frame. */}
      <svg className={styles.float} viewBox="0 0 240 160">
        {children}
      </svg>
      <svg viewBox="0 0 240 160">
        <path
          className={styles.water}
          d="M20 124c16 0 16 8 33 8s17-8 34-8 16 8 33 8 17-8 34-8 16 8 33 8 17-8 33-8"
        />
        <path
          className={styles.ripple}
          d="M62 144c12 0 12 5 24 5s12-5 24-5 12 5 24 5 12-5 24-5 12 5 22 5"
        />
      </svg>
    </div>
  );
}
