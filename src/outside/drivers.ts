/*
 * Drivers, scripts and assistive technology set a field or press a button without what a hand does on the way. Seen with
 * WebDriver's `clear` and Puppeteer's `fill`, which set `value` without an `input` event, and with `element.click()`, which
 * leaves the focus in the field.
 */
import { flushSync } from 'react-dom';

/** Does the rest: the event of a typed text, and leaving a number field (SPEC FIND32, ITEM22, CART67). */
export function completeInput(): void {
  addEventListener('change', noticeValue, true);
  addEventListener('focusin', noticeEmptied, true);
  // React hears of no `blur` of a field that leaves the page with the focus: Back and a reload by people, too.
  for (const type of ['click', 'popstate', 'pagehide']) addEventListener(type, leaveField, true);
}

/** The attribute has what the shop has rendered: another value may have come without an `input` event. */
function noticeValue({ target: field }: Event): void {
  if (!(field instanceof HTMLInputElement) || field.value === field.defaultValue) return;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // A quantity counts when its field is left.
  if (isNumberField(field)) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Without it, the next re-render would fill the field again. */
function noticeEmptied({ target: field }: Event): void {
  if (field instanceof HTMLInputElement && field.value === '' && field.defaultValue !== '')
    field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Before the event is handled, so that what is typed in a number field counts first. */
function leaveField({ target }: Event): void {
  const { activeElement: field } = document;
  const keepsFocus = target instanceof Element && target.closest('[data-keeps-focus]');
  if (field !== target && !keepsFocus && isNumberField(field)) flushSync(() => field.blur());
}

function isNumberField(element: Element | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'number';
}
