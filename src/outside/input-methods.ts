/*
 * Input methods, as for Japanese, compose a text, and Escape ends the composition: it must close nothing (SPEC FIND11).
 * Seen in Safari, where that event comes after the composition, with a `keyCode` of 229
 * (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode).
 */

/** Leaves Escape to an input method that composes. */
export function leaveComposition(): void {
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
