/*
 * Input before the app is interactive. Links work natively. Clicks on buttons, choices in dropdowns and form submissions
 * are held back, shown as pressed, and replayed once.
 */
import { htmlData, PRESSED, type EarlyControl } from './contract.ts';

/** Event types that are held back, and the control around the event's target. */
const CONTROLS = { click: 'button[type=button]', change: 'select', submit: 'form' };

/** Call in the document's head: input may come while the rest of the document is still arriving. */
export function captureEarlyInput(): void {
  const captured = (window.earlyInput = new Map());
  for (const [type, selector] of Object.entries(CONTROLS)) {
    const capture = (event: Event) => {
      const { target } = event;
      const control = target instanceof Element && target.closest<EarlyControl>(selector);
      if (!control || isReady()) return;
      // A part of the page that is hydrated already would handle the event as well.
      event.preventDefault();
      event.stopPropagation();
      captured.set(control, control.value);
      pressable(control).setAttribute(PRESSED, '');
    };
    document.addEventListener(type, capture, true);
  }
}

/** Replays the captured input. Call when the app is interactive. */
export function replayEarlyInput(): void {
  const { earlyInput = new Map() } = window;
  for (const [control, value] of earlyInput) {
    pressable(control).removeAttribute(PRESSED);
    if (control instanceof HTMLSelectElement) choose(control, value);
    else if (control instanceof HTMLButtonElement) control.click();
  }
  earlyInput.clear();
}

/** Hydration has set the dropdown back to the value of the URL. */
function choose(dropdown: HTMLSelectElement, value: string): void {
  dropdown.value = value;
  dropdown.dispatchEvent(new Event('change', { bubbles: true }));
}

export function isReady(): boolean {
  return htmlData().ready !== undefined;
}

/** The element that looks pressed: of a form its submit button. */
function pressable(control: EarlyControl): Element {
  return control.querySelector('[type=submit]') ?? control;
}
