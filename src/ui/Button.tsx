import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** `main`: the page's main action; `quiet`: secondary; `text`: beside both; `soft`: on a picture, as on cards. */
  readonly kind?: 'main' | 'quiet' | 'text' | 'soft';
  /** A double click or a held Enter activates it once: see `guardRepeatedClicks`. */
  readonly once?: boolean;
}

/** A styled `<button>`; accepts every prop of `<button>`. */
export function Button(props: ButtonProps) {
  const { kind = 'main', once, className = '', ...others } = props;
  return (
    <button
      type="button"
      {...others}
      className={`${styles.button} ${className}`}
      data-kind={kind}
      data-once={once}
    />
  );
}

/** Class that makes a link look like a button. */
export const buttonClass = styles.button;
