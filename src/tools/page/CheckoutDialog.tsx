import { useId, useLayoutEffect, useRef } from 'react';
import { OrderLines } from '#components/OrderLines.tsx';
import { formatItemCount } from '#domain/cart/cart.ts';
import { totalsOf } from '#domain/cart/items.ts';
import { formatCents } from '#domain/money.ts';
import { focusHeading, isFocusLost } from '#router/focus.ts';
import { Button } from '#ui/Button.tsx';
import floating from '#ui/Floating.module.css';
import styles from './CheckoutDialog.module.css';
import type { Question } from './questions.ts';

interface CheckoutDialogProps {
  readonly question: Question;
  /** Stops agents, which ends the question. */
  readonly onStop: () => void;
}

/**
 * Asks whether an agent may check out: a native modal dialog, which traps the focus and restores it. Escape means
 * `Not now`. The focus starts on the question, so that a key that was meant for the page answers nothing.
 */
export function CheckoutDialog({ question, onStop }: CheckoutDialogProps) {
  const { items, answer } = question;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const listId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    return () => {
      // Removing an open dialog would not restore the focus.
      element?.close();
      // It was in the mobile menu, which closes when the dialog takes the focus.
      queueMicrotask(() => isFocusLost() && focusHeading());
    };
  }, []);
  // The event is asynchronous: in StrictMode the dialog has been mounted again by then.
  const closed = () => {
    if (!dialog.current?.open) answer(false);
  };
  const total = formatCents(totalsOf(items).total);
  return (
    <dialog
      ref={dialog}
      className={`${floating.floating} ${styles.dialog}`}
      aria-labelledby={headingId}
      aria-describedby={listId}
      onClose={closed}
    >
      <h2 ref={heading} id={headingId} tabIndex={-1}>
        An agent wants to{' '}
        <span className={styles.unbroken}>{`check out ${formatItemCount(items)}`}</span>
        {` for ${total}`}
      </h2>
      <div className={styles.lines}>
        <OrderLines id={listId} lines={items} />
      </div>
      <p className={styles.note}>This is a demo: nothing is charged and nothing is sent.</p>
      <div className={styles.actions}>
        <Button once onClick={() => answer(true)}>
          Allow
        </Button>
        <Button variant="secondary" onClick={() => answer(false)}>
          Not now
        </Button>
        <Button variant="secondary" onClick={onStop}>
          Stop
        </Button>
      </div>
    </dialog>
  );
}
