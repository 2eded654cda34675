import { createStore } from 'zustand/vanilla';
import { afterPaint } from '#lib/after-paint.ts';
import { routeOf } from './routes.ts';
import { fetchPage } from '#app/pages.ts';

/** How long a page's code may load without a sign of it, in milliseconds. */
const PATIENCE_MS = 200;

/** Whether the next page's code is loading and has done so for longer than that. */
export const pageIsLoading = createStore(() => false);

/**
 * Draws a change of address, as a view transition where the browser has them and the visitor wants motion. While the
 * code of a page loads, the old one stays, and says that it is busy if that takes long.
 */
export function createNavigationRenderer(
  base: string,
): (update: (() => void) | null) => Promise<void> {
  const asked = () => routeOf(location.pathname, base);
  let shown = asked();
  const draw = (update: () => void) => {
    const from = shown;
    shown = asked();
    if (transitions && wantsMotion()) transitions.startPageTransition(from, shown, update);
    else update();
  };
  let turns = 0;
  return async (update) => {
    turns += 1;
    const turn = turns;
    if (!update) return pageIsLoading.setState(false, true);
    // The pressed link or the chosen filter shows first: a page takes longer than a frame to draw.
    await afterPaint();
    // A newer change of address draws the page that it leads to.
    const isLatest = () => turn === turns;
    if (isLatest()) await loaded(fetchPage(asked()), isLatest);
    if (!isLatest()) return;
    pageIsLoading.setState(false, true);
    draw(update);
  };
}

/** Resolves also when the code fails to load: without it the page says so itself. */
async function loaded(code: Promise<unknown> | null, isLatest: () => boolean): Promise<void> {
  const timer = setTimeout(() => {
    if (isLatest()) pageIsLoading.setState(true, true);
  }, PATIENCE_MS);
  await code?.catch(() => undefined);
  clearTimeout(timer);
}

let transitions: typeof import('./view-transition.ts') | undefined;

/** Until they have come, changes are simply drawn. */
export async function loadViewTransitions(): Promise<void> {
  transitions = await import('./view-transition.ts');
}

function wantsMotion(): boolean {
  return (
    'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
