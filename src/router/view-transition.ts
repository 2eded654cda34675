import { flushSync } from 'react-dom';
import { letClicksThrough } from './click-through.ts';
import type { Route } from './routes.ts';
import './view-transition.css';

/**
 * Draws a change of address as a view transition: a card's picture grows into its product's, the cards of a
 * list flow to their new places. A new change cuts a running one short.
 */
export function startPageTransition(from: Route, to: Route, update: () => void): void {
  // A change that this one cuts short may have left names, and no name may stand twice.
  clearNames();
  nameParts(from, to);
  const transition = document.startViewTransition(() => {
    clearNames();
    flushSync(update);
    nameParts(to, from);
  });
  latest = transition;
  // Cut short by the next one, which is no fault.
  transition.ready.catch(() => undefined);
  letClicksThrough(transition);
  void transition.finished.finally(() => {
    if (latest === transition) clearNames();
  });
}

let latest: ViewTransition | undefined;

/** Names what goes over from the page shown to the other one; only what is in view, and nothing twice. */
function nameParts(shown: Route, other: Route): void {
  if (shown.page === 'products' && other.page === 'products') {
    // All are measured before the first is named: a name would have the browser work out styles again for each.
    for (const card of cards().filter(isInView)) name(card, `card-${card.dataset['product']}`);
  } else if (other.page === 'product') {
    const card = cards().find((candidate) => candidate.dataset['product'] === other.id);
    namePicture(card?.querySelector<HTMLElement>('[data-tint]'));
  } else if (shown.page === 'product') {
    namePicture(document.querySelector<HTMLElement>('main [data-tint]'));
  }
}

function namePicture(picture: HTMLElement | null | undefined): void {
  if (picture && isInView(picture)) name(picture, 'product-picture');
}

const named = new Set<HTMLElement>();

function name(element: HTMLElement, viewTransitionName: string): void {
  element.style.viewTransitionName = viewTransitionName;
  named.add(element);
}

function clearNames(): void {
  for (const element of named) element.style.viewTransitionName = '';
  named.clear();
}

function cards(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-product]')];
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
