import { useEffect, useRef } from 'react';
import { useTimedFlag } from '#lib/hooks/use-timed-flag.ts';
import { Button } from '#ui/Button.tsx';
import styles from './AddToCartButton.module.css';

/** How long the button shows 'Added!', in milliseconds. */
const ADDED_MS = 1000;

interface AddToCartButtonProps {
  /** The id of the element that names the product. */
  readonly describedBy: string;
  readonly onAdd: () => void;
  /** `overlay` on a card, one of many; `primary` on the product's page. */
  readonly variant?: 'primary' | 'overlay';
  readonly className?: string | undefined;
}

/** 'Add to Cart', then 'Added!' and disabled for a second; then focused again, unless the focus has moved. */
export function AddToCartButton({
  describedBy,
  onAdd,
  variant = 'primary',
  className = '',
}: AddToCartButtonProps) {
  const [added, setAdded] = useTimedFlag(ADDED_MS);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    if (added || !hadFocus.current) return;
    hadFocus.current = false;
    const focused = document.activeElement;
    if (focused === null || focused === document.body)
      button.current?.focus({ preventScroll: true });
  }, [added]);

  const add = () => {
    hadFocus.current = document.activeElement === button.current;
    setAdded();
    onAdd();
  };

  return (
    <Button
      ref={button}
      // A held Enter would add one more each time 'Added!' ends (SPEC DATA27).
      once
      variant={variant}
      data-slot="add-to-cart"
      className={`${styles.button} ${className}`}
      disabled={added}
      aria-describedby={describedBy}
      onClick={add}
    >
      {added ? 'Added!' : 'Add to Cart'}
    </Button>
  );
}
