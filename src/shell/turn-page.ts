import { routeOf } from '../routes.ts';
import { fetchPage } from './pages.ts';

/**
 * Draws a change of address, as a view transition where the browser has them and the visitor wants motion. A
 * page whose code is not here yet is waited for with the old one still standing.
 */
export function pageTurner(base: string): (update: () => void) => void {
  const asked = () => routeOf(location.pathname, base);
  let shown = asked();
  const draw = (update: () => void) => {
    const from = shown;
    shown = asked();
    if (transitions && wantsMotion()) transitions.drawTransition(from, shown, update);
    else update();
  };
  const turn = (update: () => void) => {
    const coming = fetchPage(asked());
    // By then the visitor may be elsewhere, so it is looked at anew. Without its code the page says that it failed.
    if (coming)
      void coming.then(
        () => turn(update),
        () => draw(update),
      );
    else draw(update);
  };
  return turn;
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
