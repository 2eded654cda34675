import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary`: the page's main action; `link`: looks like one; `overlay`: on a picture, as on cards. */
  readonly variant?: 'primary' | 'secondary' | 'link' | 'overlay';
  /** A double click or a held Enter activates it once: see `guardRepeatedClicks`. */
  readonly once?: boolean;
}

/** A styled `<button>`; accepts every prop of `<button>`. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', once, className = '', ...others } = props;
  return (
    <button
      type="button"
      {...others}
      className={`${styles.button} ${className}`}
      data-variant={variant}
      data-once={once}
    />
  );
}

/** Class that makes a link look like a button. It may have `data-variant`, and `data-size="large"` on a hero. */
export const buttonClass = styles.button;
