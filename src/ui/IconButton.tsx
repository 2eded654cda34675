import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The icon: see `Icon`. */
  readonly outline: string;
  /** The icon is 20 px wide instead of 24. */
  readonly small?: boolean;
  /** Its accessible name. */
  readonly 'aria-label': string;
}

/** A button that shows an icon; `children` are rendered over it. */
export function IconButton(props: IconButtonProps) {
  const { outline, small, className = '', children, ...others } = props;
  return (
    <button
      type="button"
      {...others}
      className={`${styles.button} ${className}`}
      data-small={small}
    >
      <Icon outline={outline} />
      {children}
    </button>
  );
}
