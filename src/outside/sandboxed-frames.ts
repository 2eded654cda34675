/*
 * Sites show the shop in a frame with `sandbox` and without `allow-forms` (SPEC SERVE23). Seen in every browser: it submits
 * no form there and dispatches no `submit` event.
 */

/** Where the frame has no origin, dispatches it for a click on a submit button, which Enter in a field makes too. */
export function submitInSandbox(): void {
  if (globalThis.origin === 'null') addEventListener('click', submit);
}

function submit(event: MouseEvent): void {
  const { target, defaultPrevented } = event;
  const submitter = target instanceof Element && target.closest<HTMLButtonElement>('[type=submit]');
  if (!submitter || defaultPrevented) return;
  event.preventDefault();
  const options = { bubbles: true, cancelable: true, submitter };
  submitter.form?.dispatchEvent(new SubmitEvent('submit', options));
}
