import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The drawing: see `Icon`. */
  readonly outline: string;
  /** What it does, for whoever does not see the drawing. */
  readonly 'aria-label': string;
}

/** A button that shows a drawing instead of words; `children` stand over it. */
export function IconButton({ outline, className = '', children, ...props }: IconButtonProps) {
  return (
    <button {...props} type="button" className={`${styles.button} ${className}`}>
      <Icon outline={outline} />
      {children}
    </button>
  );
}
