import {
  Suspense,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useStore } from 'zustand';
import { NO_PATH, usePath } from '#router/location.ts';
import { useDeferredHydrated } from '#lib/hooks/use-hydrated.ts';
import { ErrorPage } from '#pages/messages/ErrorPage.tsx';
import type { Route } from '#router/routes.ts';
import { Announcer } from '#layout/Announcer.tsx';
import { NavigationEffects, focusHeading } from '#router/NavigationEffects.tsx';
import styles from './App.module.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from '#layout/Footer.tsx';
import { Header } from '#layout/Header.tsx';
import { Page } from './Page.tsx';
import { pageIsLoading } from '#router/navigate-view.ts';
import { useRoute } from '#router/use-route.ts';

interface AppProps {
  /** The screen answers input. */
  readonly onReady: () => void;
}

/** The whole shop: what surrounds every page, and the page. */
export function App({ onReady }: AppProps) {
  const route = useRoute();
  // A page that the document does not show, as a list that was searched, is drawn in slices once its address is known.
  const isBlank = useDeferredValue(usePath() === NO_PATH);
  const pageKey = isBlank ? null : keyOf(route);
  const page = useRef<ErrorBoundary>(null);
  return (
    <>
      <a className={styles.skip} href="#main" onClick={skipToMain}>
        Skip to content
      </a>
      <Header route={route} onLoadError={() => page.current?.fail(focusHeading)} />
      <Main>
        {pageKey !== null && (
          // Around the page alone, so that taking it over from the document is done in small steps.
          <Suspense>
            <ErrorBoundary ref={page} key={pageKey} fallback={<ErrorPage />}>
              <Page route={route} />
            </ErrorBoundary>
            <Ready onReady={onReady} />
          </Suspense>
        )}
      </Main>
      <Footer />
      <Announcer />
      <NavigationEffects pageKey={pageKey} />
    </>
  );
}

/** A component of its own: that a page is loading renders nothing else again. */
function Main({ children }: { readonly children: ReactNode }) {
  const isLoading = useStore(pageIsLoading);
  return (
    <main className={styles.main} id="main" tabIndex={-1} aria-busy={isLoading || undefined}>
      {children}
    </main>
  );
}

function keyOf(route: Route): string {
  return route.page === 'product' ? `product/${route.id}` : route.page;
}

/** Stands beside the page, so that its effect follows the page's own. */
function Ready({ onReady }: AppProps) {
  // Not before the page is drawn whole and for its real address, which the served document does not know.
  const isWhole = useDeferredHydrated();
  useLayoutEffect(() => {
    if (isWhole) onReady();
  }, [isWhole, onReady]);
  return null;
}

/** Without a trip through the history, which would count as leaving the page. */
function skipToMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
