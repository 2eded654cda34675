/** What a press can act on. */
const CONTROLS = 'a, button, input, select, textarea, label, [role="option"]';

/**
 * Has the second click of a double click, and the repeats of a held key, act on nothing but what was first pressed
 * (SPEC DATA16): by then a page or a list may have put another control in that place, or the focus on another.
 */
export function keepPressesToTheirControl(): void {
  // Before anybody else hears of them.
  addEventListener(
    'click',
    guard(({ detail }: MouseEvent) => detail > 1),
    true,
  );
  addEventListener(
    'keydown',
    guard(({ repeat, key }: KeyboardEvent) => repeat && key === 'Enter'),
    true,
  );
}

function guard<Press extends Event>(isAgain: (press: Press) => boolean): (press: Press) => void {
  let first: Element | null = null;
  return (press) => {
    const control = press.target instanceof Element ? press.target.closest(CONTROLS) : null;
    if (!isAgain(press)) first = control;
    else if (control !== first) {
      press.preventDefault();
      press.stopPropagation();
    }
  };
}
