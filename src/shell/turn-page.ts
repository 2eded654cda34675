import { afterPaint } from '#browser/after-paint.ts';
import { routeOf } from '../routes.ts';
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
  let turns = 0;
  return async (update) => {
    turns += 1;
    const turn = turns;
    // The pressed link or the chosen filter shows first: a page takes longer than a frame to draw.
    await afterPaint();
    // Without its code the page says that it failed.
    if (turn === turns) await fetchPage(asked())?.catch(() => undefined);
    // Whoever has gone elsewhere meanwhile is drawn there: the last turn draws the address as it is by then.
    if (turn === turns) draw(update);
  };
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
