/**
 * Has the second click of a double click, and the repeats of a held Enter, press nothing but what was first pressed
 * (SPEC DATA16): by then a page or a list may have put another link or button in that place, or the focus on another.
 */
export function keepPressesToTheirControl(): void {
  let first: Element | null;
  const guard = (press: UIEvent & { readonly repeat?: boolean; readonly key?: string }) => {
    const control = press.target instanceof Element ? press.target.closest('a,button') : null;
    const isAgain = press.detail > 1 || (press.repeat && press.key === 'Enter');
    if (!isAgain) first = control;
    else if (control !== first) {
      press.preventDefault();
      press.stopImmediatePropagation();
    }
  };
  // Before anybody else hears of it. A press that does nothing must not take the focus either.
  addEventListener('mousedown', guard, true);
  addEventListener('click', guard, true);
  addEventListener('keydown', guard, true);
}
