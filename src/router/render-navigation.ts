import { createStore } from 'zustand/vanilla';
import { prefersReducedMotion } from '#lib/reduced-motion.ts';
import { afterPaint } from '#lib/scheduling/after-paint.ts';
import type { RenderNavigation } from './location.ts';
import { routeOf, type Route } from './routes.ts';

/** How long a page's code may load before `main` is marked as busy, in milliseconds. */
const BUSY_AFTER_MS = 200;

/** Whether the next page's code has been loading for longer than `BUSY_AFTER_MS`. */
export const pageIsLoading = createStore(() => false);

/**
 * Renders navigations, in a view transition where the browser supports it and the visitor does not prefer reduced
 * motion. The old page stays until `loadPage` has loaded the next one's code; it returns `null` for a page of the entry
 * chunk.
 */
export function createNavigationRenderer(
  loadPage: (route: Route) => Promise<unknown> | null,
): RenderNavigation {
  let rendered = nextRoute();
  const renderPage = async (update: () => void) => {
    const from = rendered;
    rendered = nextRoute();
    if (transitions && allowsMotion())
      await transitions.renderWithTransition(from, rendered, update);
    else update();
  };
  let count = 0;
  return async (update) => {
    count += 1;
    const id = count;
    const isLatest = () => id === count;
    if (!update) return pageIsLoading.setState(false, true);
    // First paint the link's active state or the chosen filter: rendering a page takes longer than a frame.
    await afterPaint();
    if (isLatest()) await waitForCode(loadPage(nextRoute()), isLatest);
    if (!isLatest()) return undefined;
    pageIsLoading.setState(false, true);
    return renderPage(update);
  };
}

/** The route of the address bar, which is not rendered yet. */
function nextRoute(): Route {
  return routeOf(location.pathname);
}

/** Resolves also when loading fails: rendering the page then throws, and the error boundary shows the error page. */
async function waitForCode(code: Promise<unknown> | null, isLatest: () => boolean): Promise<void> {
  const timer = setTimeout(() => {
    if (isLatest()) pageIsLoading.setState(true, true);
  }, BUSY_AFTER_MS);
  await code?.catch(() => undefined);
  clearTimeout(timer);
}

let transitions: typeof import('./view-transition.ts') | undefined;

/** Loads the code of view transitions. Until then navigations render without one. */
export async function loadViewTransitions(): Promise<void> {
  transitions = await import('./view-transition.ts');
}

function allowsMotion(): boolean {
  return 'startViewTransition' in document && !prefersReducedMotion();
}
