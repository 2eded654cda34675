/**
 * Lets clicks reach the page during a view transition. Its pseudo-elements have `pointer-events: none`, but in WebKit
 * such a click then hits the root element: skip the transition, and repeat the click on the element at that point.
 */
export function forwardClicks(transition: ViewTransition): void {
  const listening = new AbortController();
  const forward = (click: MouseEvent) => {
    if (click.target !== document.documentElement) return;
    transition.skipTransition();
    void transition.finished.then(() => repeat(click));
  };
  addEventListener('click', forward, { signal: listening.signal });
  void transition.finished.finally(() => listening.abort());
}

/** Dispatches the same click, modifier keys included, at the same point; focuses a field, as a real click would. */
function repeat(click: MouseEvent): void {
  const { clientX, clientY, detail, ctrlKey, metaKey, shiftKey, altKey } = click;
  const hit = document.elementFromPoint(clientX, clientY);
  hit?.closest<HTMLElement>('input, select, textarea')?.focus();
  const init = { detail, clientX, clientY, ctrlKey, metaKey, shiftKey, altKey };
  hit?.dispatchEvent(new MouseEvent('click', { ...init, bubbles: true, cancelable: true }));
}
