import { flushSync } from 'react-dom';
import { letClicksThrough } from '#browser/click-through.ts';
import { routeOf, type Route } from '../routes.ts';
import { fetchPage } from './pages.ts';

/**
 * Draws a change of address as a view transition: a card's picture grows into its product's, the cards of a
 * list flow to their new places. A new change cuts a running one short. Where the browser has no view
 * transitions, or the visitor wants no motion, the change is simply drawn. A page whose code is not here
 * yet is waited for with the old one still standing.
 */
export function pageTurner(base: string): (update: () => void) => void {
  let shown = routeOf(location.pathname, base);
  const turn = (update: () => void) => {
    const coming = fetchPage(routeOf(location.pathname, base));
    // By then the visitor may be elsewhere, so it is looked at anew. Without its code the page says that it failed.
    if (coming)
      void coming.then(
        () => turn(update),
        () => draw(update),
      );
    else draw(update);
  };
  const draw = (update: () => void) => {
    const from = shown;
    const to = routeOf(location.pathname, base);
    shown = to;
    if (!wantsMotion()) return update();
    // A change that this one cuts short may have left names, and no name may stand twice.
    clearNames();
    nameParts(from, to);
    const transition = document.startViewTransition(() => {
      clearNames();
      flushSync(update);
      nameParts(to, from);
    });
    // Cut short by the next one, which is no fault.
    transition.ready.catch(() => undefined);
    letClicksThrough(transition);
    void transition.finished.finally(() => {
      if (shown === to) clearNames();
    });
  };
  return turn;
}

function wantsMotion(): boolean {
  return (
    'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Names what goes over from the page shown to the other one; only what is in view, and nothing twice. */
function nameParts(shown: Route, other: Route): void {
  if (shown.page === 'products' && other.page === 'products') {
    for (const card of cards()) name(card, `card-${card.dataset['product']}`);
  } else if (other.page === 'product') {
    const card = cards().find((candidate) => candidate.dataset['product'] === other.id);
    name(card?.querySelector<HTMLElement>('[data-tint]'), PICTURE);
  } else if (shown.page === 'product') {
    name(document.querySelector<HTMLElement>('main [data-tint]'), PICTURE);
  }
}

const PICTURE = 'product-picture';
const named = new Set<HTMLElement>();

function name(element: HTMLElement | null | undefined, viewTransitionName: string): void {
  if (!element || !isInView(element)) return;
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
