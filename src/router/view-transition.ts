import { flushSync } from 'react-dom';
import { slotSelector } from '#prerender/contract.ts';
import { forwardClicks } from './forward-clicks.ts';
import type { Route } from './routes.ts';
import './view-transition.css';

/** A product's picture with its background. */
const PICTURE = slotSelector('tint');

/**
 * Renders a navigation in a view transition: a card's picture morphs into the product page's, and the cards of a list
 * move to their new positions. A new transition skips a running one. Resolves when `update` has been called; an error
 * that it throws is reported as uncaught.
 */
export function startPageTransition(from: Route, to: Route, update: () => void): Promise<void> {
  // A skipped transition may not have removed its names, and two elements with the same name abort the next one.
  clearNames();
  nameElements(from, to);
  const transition = document.startViewTransition(() => {
    clearNames();
    flushSync(update);
    nameElements(to, from);
  });
  latest = transition;
  // Rejects when the next transition skips this one.
  transition.ready.catch(() => undefined);
  forwardClicks(transition);
  void transition.finished.finally(() => {
    if (latest === transition) clearNames();
  });
  return transition.updateCallbackDone;
}

let latest: ViewTransition | undefined;

/** Names the elements in the viewport that both pages have. */
function nameElements(shown: Route, other: Route): void {
  if (shown.page === 'products' && other.page === 'products') {
    // Measure all of them before naming the first: each name invalidates the layout.
    for (const card of cards().filter(isInViewport)) name(card, `card-${card.dataset['product']}`);
  } else if (other.page === 'product') {
    const card = cards().find((candidate) => candidate.dataset['product'] === other.id);
    namePicture(card?.querySelector<HTMLElement>(PICTURE));
  } else if (shown.page === 'product') {
    namePicture(document.querySelector<HTMLElement>(`main ${PICTURE}`));
  }
}

function namePicture(picture: HTMLElement | null | undefined): void {
  if (picture && isInViewport(picture)) name(picture, 'product-picture');
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

function isInViewport(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
