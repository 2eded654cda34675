import { flushSync } from 'react-dom';

/**
 * A pointer that is pressed on a control leaves the number field with the focus, whose text then counts. A script's
 * `click()` does not: this leaves the field before the click is handled (SPEC ITEM5).
 */
export function leaveFieldOnClick(): void {
  addEventListener('click', leave, true);
}

function leave({ isTrusted, target }: Event): void {
  const { activeElement: field } = document;
  if (isTrusted || field === target) return;
  if (field instanceof HTMLInputElement && field.type === 'number') flushSync(() => field.blur());
}
