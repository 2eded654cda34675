import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusHeading, isFocusLost, scrollToTop } from '#router/focus.ts';
import { useShop } from '#stores/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import type { UndoOffer } from '#visit/visit.ts';

interface UndoButtonProps {
  readonly offer: UndoOffer;
  readonly className?: string | undefined;
  /** What is back is rendered: may move the focus, which is else on the heading. */
  readonly onUndone?: () => void;
}

/** Undoes what the offer is about, and announces what is back. It takes the focus where the offer asks for that. */
export function UndoButton({ offer, className = '', onUndone }: UndoButtonProps) {
  const { visit, announcer } = useShop();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!button.current) return;
    if (offer.goesToTop) scrollToTop();
    // The clicked button has been removed with its line, which leaves the focus on the body.
    else if (offer.removed === undefined || !isFocusLost()) return;
    // In view the page stays: the browser would make room for what is fixed at a phone's bottom.
    const isInView = button.current.getBoundingClientRect().bottom <= window.innerHeight;
    button.current.focus({ preventScroll: isInView });
  }, [offer]);

  const undo = () => {
    flushSync(() => visit.undo());
    announcer.announce(offer.undone);
    onUndone?.();
    if (isFocusLost()) focusHeading();
  };

  return (
    <Button
      ref={button}
      variant="secondary"
      className={className}
      // A quantity that is being typed would count when its field is left, and end the offer before the click.
      data-keeps-focus
      onMouseDown={(event) => event.preventDefault()}
      onClick={undo}
    >
      Undo
    </Button>
  );
}
