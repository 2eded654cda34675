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
export function IconButton(props: IconButtonProps) {
  const { outline, type = 'button', className = '', children, ...others } = props;
  return (
    // oxlint-disable-next-line react/button-has-type -- has a default
    <button {...others} type={type} className={`${styles.button} ${className}`}>
      <Icon outline={outline} />
      {children}
    </button>
  );
}
