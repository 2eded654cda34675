import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
  type WheelEvent,
} from 'react';
import { clampQty, MAX_QTY, MIN_QTY, parseQty } from '#domain/cart/cart.ts';

type In<Event> = Event & { readonly currentTarget: HTMLInputElement };

export const QUANTITY_HINT = `A whole number from ${MIN_QTY} to ${MAX_QTY}`;

/**
 * The props of a number input whose text counts as a quantity when the field is left, and on Enter; arrow keys step it.
 * Anything that is no quantity falls back to the last one.
 */
export function useQuantityField(qty: number, onSet: (qty: number) => void) {
  const ref = useRef<HTMLInputElement>(null);
  /** The quantity while something else was typed. */
  const [invalidAt, setInvalidAt] = useState<number | null>(null);
  const isInvalid = invalidAt === qty;

  // Another tab's change also replaces what is being typed (SPEC CART26).
  useLayoutEffect(() => {
    if (ref.current) ref.current.value = String(qty);
  }, [qty]);

  const count = (input: HTMLInputElement, by = 0) => {
    const next = clampQty((parseQty(input.value) ?? qty) + by);
    input.value = String(next);
    setInvalidAt(null);
    if (next !== qty) onSet(next);
  };

  return {
    isHinted: useUntilReleased(isInvalid),
    ref,
    type: 'number',
    inputMode: 'numeric',
    min: MIN_QTY,
    max: MAX_QTY,
    required: true,
    defaultValue: qty,
    'aria-invalid': isInvalid,
    onInput({ currentTarget: { value, validity } }: In<InputEvent>) {
      const isText = value !== '' || validity.badInput;
      setInvalidAt(isText && parseQty(value) === null ? qty : null);
    },
    onBlur: ({ currentTarget }: In<FocusEvent>) => count(currentTarget),
    onKeyDown(event: In<KeyboardEvent>) {
      const by = { Enter: 0, ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (by === undefined) return;
      // The browser would step the text, which may be no quantity.
      event.preventDefault();
      count(event.currentTarget, by);
    },
    // The wheel would change the value of a focused number input; it should scroll the page.
    onWheel: ({ currentTarget }: In<WheelEvent>) => currentTarget.blur(),
    // What is typed next replaces the quantity.
    onFocus: ({ currentTarget }: In<FocusEvent>) => currentTarget.select(),
  } as const;
}

/**
 * Whether it is true, or was until a click or key that is not over yet: without what it shows, the button that is
 * pressed would move away from the pointer.
 */
function useUntilReleased(isTrue: boolean): boolean {
  const [isShown, setShown] = useState(isTrue);
  if (isTrue && !isShown) setShown(true);
  useEffect(() => {
    if (isTrue || !isShown) return undefined;
    const over = new AbortController();
    for (const type of ['click', 'keyup'])
      addEventListener(type, () => setShown(false), { signal: over.signal });
    return () => over.abort();
  }, [isTrue, isShown]);
  return isShown;
}
