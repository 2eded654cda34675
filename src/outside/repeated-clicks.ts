/*
 * Double clicks, double taps and a held Enter press again where the first press has put something else. Seen with every
 * mouse and keyboard, and with chromedriver, which reports two quick clicks at one position as a double click
 * (docs/decisions/0023-repeated-clicks.md).
 */

/** A click that took effect: where, when (`Event.timeStamp`, in milliseconds) and on which control. */
interface Click {
  readonly x: number;
  readonly y: number;
  readonly time: number;
  readonly control: Element | null;
}

/** Narrower than a browser's double click (up to 500 ms): a deliberate second click must work. */
const REPEAT_MS = 300;
const REPEAT_PX = 6;

/**
 * Ignores the second click of a double click when the first one has replaced the control under the pointer, and key
 * repeats of Enter on a control other than the one that got the first `keydown` (SPEC DATA16, DATA27): a new page or list may
 * have rendered another link at that position, or moved the focus. Of a control with `data-once` (`once` of `Button`)
 * both are ignored always, although it stays in its place. All other clicks work, also on the button of another card
 * (SPEC DATA37).
 */
export function guardRepeatedClicks(): void {
  let last: Click | undefined;
  let isIgnored = false;
  let enterTarget: Element | null;

  const down = (event: MouseEvent) => {
    isIgnored = last !== undefined && isRepeat(last, event);
    // An ignored click must not move the focus either.
    if (isIgnored) ignore(event);
  };
  const click = (event: MouseEvent) => {
    // From the keyboard or a script.
    if (event.detail === 0) return;
    if (isIgnored) ignore(event);
    else last = clickOf(event);
    isIgnored = false;
  };
  const keydown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    const control = controlAt(event.target);
    if (!event.repeat) enterTarget = control;
    else if (control !== enterTarget || isOnce(control)) ignore(event);
  };
  // In the capture phase on the window: before every other listener.
  addEventListener('mousedown', down, true);
  addEventListener('click', click, true);
  addEventListener('keydown', keydown, true);
}

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function clickOf({ clientX, clientY, timeStamp, target }: MouseEvent): Click {
  return { x: clientX, y: clientY, time: timeStamp, control: controlAt(target) };
}

function isRepeat(last: Click, event: MouseEvent): boolean {
  const { x, y, time, control } = clickOf(event);
  const isNear = time - last.time < REPEAT_MS && Math.hypot(x - last.x, y - last.y) < REPEAT_PX;
  // `detail` counts the clicks of a double click; separate clicks have 1.
  if (event.detail < 2 || !isNear) return false;
  if (control === last.control) return isOnce(control);
  // A driver scrolls one card after another to the same place, which no press of a card's button changes.
  if (last.control?.isConnected && [last.control, control].every(isOfCard)) return false;
  // Adjacent controls may be clicked in quick succession: ignore only if the first one has moved or been removed.
  return controlAt(document.elementFromPoint(last.x, last.y)) !== last.control;
}

function isOfCard(control: Element | null): boolean {
  return control?.matches('[data-product] button') === true;
}

function isOnce(control: Element | null): boolean {
  return control?.hasAttribute('data-once') === true;
}

function controlAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('a,button,input,select,textarea') : null;
}
