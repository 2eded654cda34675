import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** `quiet` stands beside a main action, `soft` is one of many alike. */
  readonly kind?: 'main' | 'quiet' | 'soft';
  /** A double click on it must not act twice. */
  readonly once?: boolean;
}

/** A button of the shop; whatever a button of the platform takes. */
export function Button(props: ButtonProps) {
  const { kind = 'main', once, type = 'button', className = '', ...others } = props;
  return (
    <button
      {...others}
      // oxlint-disable-next-line react/button-has-type -- given by whoever uses it, never absent
      type={type}
      className={`${styles.button} ${className}`}
      data-kind={kind}
      data-once={once}
    />
  );
}

/** What makes a link look like a button. */
export const buttonLook = styles['button'];
