import { onNavigated } from './history.ts';

/** Starts taking a link to the URL that is open already to the top and to the heading. Call once. */
export function startSameLinks(): void {
  onNavigated(({ kind }) => {
    if (kind !== 'same') return;
    scrollToTop();
    focusHeading();
  });
}

/** Scrolls to the top of the page at once, whatever `scroll-behavior` says. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Whether the element that had the focus has been removed. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

/** Moves the focus to the heading of the page, without scrolling. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
