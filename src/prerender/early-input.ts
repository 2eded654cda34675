/*
 * Input before the app is interactive. Links work natively. Clicks on buttons, choices in dropdowns and form submissions
 * are captured, shown as pressed, and replayed once; an addition to the cart is stored at once, too.
 */
import { htmlData, PRESSED, type EarlyControl } from './contract.ts';
import { storeAddition } from './store-addition.ts';

/**
 * Captured event types, each with the selector of the control around the event's target. (React would hydrate a dropdown
 * at its `input`, and reset it before its `change`.)
 */
const CONTROLS = {
  click: 'button[type=button]',
  input: 'select',
  change: 'select',
  submit: 'form',
};

/** Call in the document's head: input may occur while the rest of the document is loading. */
export function captureEarlyInput(): void {
  window.earlyInput = new Map();
  for (const [type, selector] of Object.entries(CONTROLS)) {
    const capture = (event: Event) => {
      const { target } = event;
      const control = target instanceof Element && target.closest<EarlyControl>(selector);
      if (!control || isReady()) return;
      // React, which may have hydrated this control, would handle the event as well.
      event.preventDefault();
      event.stopPropagation();
      if (!window.earlyInput) return;
      const takeBack = window.earlyInput.get(control)?.takeBack ?? storeAddition(control);
      window.earlyInput.set(control, { value: control.value, takeBack });
      pressable(control).setAttribute(PRESSED, '');
    };
    document.addEventListener(type, capture, true);
  }
}

/** Replays the captured input. Call when the app is interactive. */
export function replayEarlyInput(): void {
  const { earlyInput = new Map() } = window;
  // The visitor has gone on: what opens would take the focus from the word that is typed (SPEC PAINT47).
  const isTyping = document.activeElement instanceof HTMLInputElement;
  for (const [captured, { value, takeBack }] of earlyInput) {
    const control = currentControl(captured);
    if (!control) continue;
    pressable(control).removeAttribute(PRESSED);
    if (isTyping && control.hasAttribute('aria-haspopup')) continue;
    if (control instanceof HTMLSelectElement) choose(control, value);
    else if (control instanceof HTMLButtonElement) {
      takeBack?.();
      control.click();
    }
  }
  earlyInput.clear();
}

/** Captures no more input, and forgets what has been captured: the app may never start. */
export function dropEarlyInput(): void {
  for (const control of window.earlyInput?.keys() ?? [])
    pressable(control).removeAttribute(PRESSED);
  delete window.earlyInput;
}

/** The control, or where React has rendered the page anew, the one in its place (SPEC DATA36). */
function currentControl(control: EarlyControl): EarlyControl | undefined {
  if (control.isConnected) return control;
  const isSame = (other: EarlyControl) => keyOf(other) === keyOf(control);
  return [...document.querySelectorAll<EarlyControl>(control.localName)].find(isSame);
}

function keyOf(control: EarlyControl): string {
  const card = control.closest<HTMLElement>('[data-product]')?.dataset['product'];
  const name = control.getAttribute('aria-label') ?? control.textContent;
  return JSON.stringify([card, control.id, name]);
}

/** Sets the value again: hydration has reset the dropdown to the value of the URL. */
function choose(dropdown: HTMLSelectElement, value: string): void {
  dropdown.value = value;
  dropdown.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Whether the app is interactive. */
export function isReady(): boolean {
  return htmlData().ready !== undefined;
}

/** The element that shows the pressed state; for a form, its submit button. */
function pressable(control: EarlyControl): Element {
  return control.querySelector('[type=submit]') ?? control;
}
