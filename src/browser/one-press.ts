/** What a press can act on. */
const CONTROLS = 'a, button, input, select, textarea, label, [role="option"]';

/**
 * Has the second click of a double click, and the repeats of a held key, act on nothing but what was first pressed
 * (SPEC DATA16): by then a page or a list may have put another control in that place, or the focus on another.
 */
export function keepPressesToTheirControl(): void {
  watch('click', ({ detail }) => detail > 1);
  watch('keydown', ({ repeat, key }) => repeat && key === 'Enter');
}

function watch<Type extends 'click' | 'keydown'>(
  type: Type,
  isAgain: (event: HTMLElementEventMap[Type]) => boolean,
): void {
  let first: Element | null = null;
  const guard = (event: HTMLElementEventMap[Type]) => {
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    if (!isAgain(event)) first = control;
    else if (control !== first) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  // Before anybody else hears of it.
  addEventListener(type, guard as EventListener, true);
}
