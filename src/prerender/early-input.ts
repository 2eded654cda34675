/*
 * What a visitor does before the app is ready. Links work natively; a click on a button, a choice and a search are
 * kept back, show at once that they were taken, and are carried out once.
 */

type EarlyControl = HTMLButtonElement | HTMLSelectElement | HTMLFormElement;

declare global {
  interface Window {
    /** Kept back by the script in the head: controls in the order in which they were used, each with its value then. */
    earlyInput?: Map<EarlyControl, string>;
  }
}

/** In the state of the history's entry: a search that was sent before the app was ready, to be saved by the app. */
export const SENT_SEARCH = 'search';

/** The event that is kept back, and the control that it is for, around the event's target. */
const CONTROLS = { click: 'button[type=button]', change: 'select', submit: 'form' };

/** Call in the head of the document, so that nothing is missed while the rest of it is still arriving. */
export function keepEarlyInput(): void {
  const kept = (window.earlyInput = new Map());
  for (const [type, selector] of Object.entries(CONTROLS)) {
    const keep = (event: Event) => {
      const { target } = event;
      const control = target instanceof Element && target.closest<EarlyControl>(selector);
      if (!control || isReady()) return;
      // React may be hydrating: it must not answer as well.
      event.preventDefault();
      event.stopPropagation();
      kept.set(control, control.value);
      marked(control).setAttribute('data-pressed', '');
    };
    document.addEventListener(type, keep, true);
  }
}

/** Carries out what was kept back. Call when the app is ready. */
export function replayEarlyInput(): void {
  const { earlyInput = new Map() } = window;
  for (const [control, value] of earlyInput) {
    marked(control).removeAttribute('data-pressed');
    if (control instanceof HTMLSelectElement) choose(control, value);
    else if (control instanceof HTMLButtonElement) control.click();
  }
  earlyInput.clear();
}

/** Hydrated, a dropdown shows again what the page says. */
function choose(dropdown: HTMLSelectElement, value: string): void {
  dropdown.value = value;
  dropdown.dispatchEvent(new Event('change', { bubbles: true }));
}

export function isReady(): boolean {
  return 'ready' in document.documentElement.dataset;
}

/** What shows that a control was used; of a form its button. */
function marked(control: EarlyControl): Element {
  return control.querySelector('[type=submit]') ?? control;
}
