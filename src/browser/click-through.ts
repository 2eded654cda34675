/**
 * Lets clicks reach the page while a view transition runs. The parts of the transition let pointers through
 * (`::view-transition`), but WebKit then takes the root for what was hit: such a click ends the transition
 * and is handed on to what is under the pointer.
 */
export function letClicksThrough(transition: ViewTransition): void {
  const listening = new AbortController();
  const handOn = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== document.documentElement) return;
    transition.skipTransition();
    void transition.finished.then(() => clickAt(clientX, clientY));
  };
  addEventListener('click', handOn, { signal: listening.signal });
  void transition.finished.finally(() => listening.abort());
}

/** As a pointer would at these CSS pixels of the window, the focus of a field included. */
function clickAt(x: number, y: number): void {
  const hit = document.elementFromPoint(x, y);
  hit?.closest<HTMLElement>('input, select, textarea')?.focus();
  hit?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
}
