import type { ReactNode } from 'react';
import styles from './Illustration.module.css';

/**
 * One of the shop's own line drawings for pages that have nothing else to show, over a little water.
 * Assistive technology does not see it. `children`: what floats, in the drawing's own 240 by 160.
 */
export function Illustration({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.drawing} aria-hidden="true">
      <svg viewBox="0 0 240 160">
        <ellipse className={styles.pool} cx="120" cy="128" rx="104" ry="22" />
      </svg>
      {/* A layer of its own: moving part of a drawing would paint all of it for every frame. */}
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
