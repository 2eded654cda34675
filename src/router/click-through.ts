/**
 * Lets clicks reach the page while a view transition runs. The parts of the transition let pointers through
 * (`::view-transition`), but WebKit then takes the root for what was hit: such a click ends the transition
 * and is handed on to what is under the pointer.
 */
export function letClicksThrough(transition: ViewTransition): void {
  const listening = new AbortController();
  const handOn = (click: MouseEvent) => {
    if (click.target !== document.documentElement) return;
    transition.skipTransition();
    void transition.finished.then(() => repeat(click));
  };
  addEventListener('click', handOn, { signal: listening.signal });
  void transition.finished.finally(() => listening.abort());
}

/** The same click on what is there now, with the keys that were held; a field gets the focus too. */
function repeat(click: MouseEvent): void {
  const { clientX, clientY, detail, ctrlKey, metaKey, shiftKey, altKey } = click;
  const hit = document.elementFromPoint(clientX, clientY);
  hit?.closest<HTMLElement>('input, select, textarea')?.focus();
  const same = { detail, clientX, clientY, ctrlKey, metaKey, shiftKey, altKey };
  hit?.dispatchEvent(new MouseEvent('click', { ...same, bubbles: true, cancelable: true }));
}
