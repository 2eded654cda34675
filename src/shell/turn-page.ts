import { afterPaint } from '#browser/after-paint.ts';
import { routeOf, type Route } from '../routes.ts';
import { fetchPage } from './pages.ts';

/**
 * Draws a change of address, as a view transition where the browser has them and the visitor wants motion. A
 * page whose code is not here yet is waited for with the old one still standing.
 */
export function pageTurner(base: string): (update: () => void) => Promise<void> {
  const asked = () => routeOf(location.pathname, base);
  let shown = asked();
  const draw = (update: () => void) => {
    const from = shown;
    shown = asked();
    if (transitions && wantsMotion()) transitions.drawTransition(from, shown, update);
    else update();
  };
  let waiting = false;
  return async (update) => {
    // What comes meanwhile is drawn with it: an update draws the address as it is by then.
    if (waiting) return;
    waiting = true;
    // The pressed link or the chosen filter shows first: a page takes longer than a frame to draw.
    await afterPaint();
    await untilHere(asked);
    waiting = false;
    draw(update);
  };
}

/** Waits for the code of the page asked for, which may become another meanwhile. Without it the page says that it failed. */
async function untilHere(asked: () => Route): Promise<void> {
  const coming = fetchPage(asked());
  if (!coming) return;
  const has = await coming.then(
    () => true,
    () => false,
  );
  if (has) await untilHere(asked);
}

let transitions: typeof import('./page-transition.ts') | undefined;

/** Until they have come, changes are simply drawn. */
export async function fetchTransitions(): Promise<void> {
  transitions = await import('./page-transition.ts');
}

function wantsMotion(): boolean {
  return (
    'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
