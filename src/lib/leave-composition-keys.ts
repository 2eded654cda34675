/**
 * Leaves Escape to an input method that composes: it ends the composition, and closes nothing (SPEC FIND11). In Safari that
 * event comes after the composition, with a `keyCode` of 229 (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode).
 */
export function leaveCompositionKeys(): void {
  addEventListener(
    'keydown',
    (event) => {
      // oxlint-disable-next-line typescript/no-deprecated -- the only sign of it in Safari
      if (event.key !== 'Escape' || !(event.isComposing || event.keyCode === 229)) return;
      event.stopImmediatePropagation();
      // A native dialog would close.
      event.preventDefault();
    },
    { capture: true },
  );
}
