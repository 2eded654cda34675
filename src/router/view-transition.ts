import { flushSync } from 'react-dom';
import { slotSelector } from '#prerender/contract.ts';
import type { Route } from './routes.ts';

/** The picture that the transition moves. Two elements with the name would abort it. */
let named: HTMLElement | null = null;
let latest: ViewTransition | undefined;

/**
 * Renders a navigation. A product's picture that both pages have in view moves between its card and the product page in
 * a view transition; a new navigation skips a running one. Resolves when `update` has been called.
 */
export async function renderWithTransition(
  from: Route,
  to: Route,
  update: () => void,
): Promise<void> {
  latest?.skipTransition();
  const id = productOf(to) ?? productOf(from);
  if (id !== null) namePicture(from, id);
  if (id === null || !named) return update();
  latest = document.startViewTransition(() => {
    flushSync(update);
    namePicture(to, id);
    // Alone, the old picture would fade out above the new page.
    if (!named) latest?.skipTransition();
  });
  // Rejects when the transition is skipped.
  latest.ready.catch(() => undefined);
  return latest.updateCallbackDone;
}

function productOf(route: Route): string | null {
  return route.page === 'product' ? route.id : null;
}

/** Names the picture of a product on the page shown, if it is in view: the large one on its own page, else its card's. */
function namePicture(shown: Route, id: string): void {
  if (named) named.style.viewTransitionName = '';
  const place = productOf(shown) === id ? 'main' : `main [data-product="${CSS.escape(id)}"]`;
  const picture = document.querySelector<HTMLElement>(`${place} ${slotSelector('tile')} img`);
  named = picture && isInView(picture) ? picture : null;
  if (named) named.style.viewTransitionName = 'product-picture';
}

/** Not even partly behind the header, which it would cover while it moves, and not beside a close-up that is shown. */
function isInView(element: HTMLElement): boolean {
  const { top, left } = element.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect();
  return left >= 0 && top >= (header?.bottom ?? 0) && top < window.innerHeight;
}
