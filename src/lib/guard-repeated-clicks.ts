/** A press that acted: where, when (`Event.timeStamp`, in milliseconds) and on what. */
interface Press {
  readonly x: number;
  readonly y: number;
  readonly time: number;
  readonly control: Element | null;
}

/** Browsers take two presses for a double click up to 500 ms and a finger's width apart: too much for this. */
const AGAIN_MS = 300;
const AGAIN_PX = 6;

/** On a control that must not act twice in one double click, though it is still there for the second. */
export const ONCE = 'data-once';

/**
 * Ignores the second press of a double click where the first has changed what is there, and the repeats of a held Enter
 * on another control than was first pressed (SPEC DATA16): by then a page or a list may have put another link or button
 * in that place, or the focus on another. Everywhere else every press counts.
 */
export function guardRepeatedClicks(): void {
  let last: Press | undefined;
  let isIgnored = false;
  let held: Element | null;

  const down = (event: MouseEvent) => {
    isIgnored = last !== undefined && isAgain(last, event);
    // A press that does nothing must not take the focus either.
    if (isIgnored) ignore(event);
  };
  const click = (event: MouseEvent) => {
    // Made by a key or by script.
    if (event.detail === 0) return;
    if (isIgnored) ignore(event);
    else last = pressOf(event);
    isIgnored = false;
  };
  const keydown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    const control = controlAt(event.target);
    if (!event.repeat) held = control;
    else if (control !== held) ignore(event);
  };
  // Before anybody else hears of it.
  addEventListener('mousedown', down, true);
  addEventListener('click', click, true);
  addEventListener('keydown', keydown, true);
}

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function pressOf({ clientX, clientY, timeStamp, target }: MouseEvent): Press {
  return { x: clientX, y: clientY, time: timeStamp, control: controlAt(target) };
}

function isAgain(last: Press, event: MouseEvent): boolean {
  const { x, y, time, control } = pressOf(event);
  const isNear = time - last.time < AGAIN_MS && Math.hypot(x - last.x, y - last.y) < AGAIN_PX;
  // What a test tool clicks one by one the browser counts one by one, however quickly it follows.
  if (event.detail < 2 || !isNear) return false;
  if (control === last.control) return control?.hasAttribute(ONCE) === true;
  // Two controls side by side may be pressed one after the other; but where the first has gone, this is another press.
  return controlAt(document.elementFromPoint(last.x, last.y)) !== last.control;
}

function controlAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('a,button,input,select,textarea') : null;
}
