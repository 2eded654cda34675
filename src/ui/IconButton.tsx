import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The icon: see `Icon`. */
  readonly outline: string;
  /** Its accessible name. */
  readonly 'aria-label': string;
}

/** A button that shows an icon; `children` are rendered over it. */
export function IconButton({ outline, className = '', children, ...props }: IconButtonProps) {
  return (
    <button {...props} type="button" className={`${styles.button} ${className}`}>
      <Icon outline={outline} />
      {children}
    </button>
  );
}
