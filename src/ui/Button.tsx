import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** `quiet` stands beside a main action, `soft` is one of many alike. */
  readonly kind?: 'main' | 'quiet' | 'soft';
}

/** A button of the shop; whatever a button of the platform takes. */
export function Button({ kind = 'main', type = 'button', className = '', ...props }: ButtonProps) {
  return (
    // oxlint-disable-next-line react/button-has-type -- given by whoever uses it, never absent
    <button {...props} type={type} className={`${styles.button} ${className}`} data-kind={kind} />
  );
}

/** What makes a link look like a button. */
export const buttonLook = styles['button'];
