import {
  Suspense,
  useCallback,
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
import { ErrorBoundary } from '#components/ErrorBoundary.tsx';
import { Footer } from '#layout/Footer.tsx';
import { Header } from '#layout/Header.tsx';
import { UndoStatus } from '#layout/UndoStatus.tsx';
import { pageIsLoading } from '#router/render-navigation.ts';
import { useRoute } from '#router/use-route.ts';
import { MAIN_ID } from '#prerender/contract.ts';
import styles from './App.module.css';
import { pageComponent } from './pages.ts';

interface AppProps {
  /** Called when the page is interactive, with a function that replaces the page by the error page. */
  readonly onReady: (fail: () => void) => void;
}

/** Header, the page of the rendered location, and footer. */
export function App({ onReady }: AppProps) {
  const route = useRoute();
  // A page that is not in the document, such as search results, is rendered in a deferred, interruptible update.
  const isBlank = useDeferredValue(usePath() === NO_PATH);
  const pageKey = isBlank ? null : keyOf(route);
  const page = useRef<ErrorBoundary>(null);
  const fail = useCallback(() => page.current?.fail(focusHeading), []);
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`} onClick={skipToMain}>
        Skip to content
      </a>
      <UndoStatus />
      <Header onLoadError={fail} />
      <Main>
        {pageKey !== null && (
          // A boundary around the page alone makes its hydration interruptible.
          <Suspense>
            <ErrorBoundary ref={page} key={pageKey} fallback={<ErrorPage />}>
              <Page route={route} />
            </ErrorBoundary>
            <Ready onReady={onReady} fail={fail} />
          </Suspense>
        )}
      </Main>
      <Footer onLoadError={fail} />
      <Announcer />
      <NavigationEffects pageKey={pageKey} />
    </>
  );
}

/** Renders the page of a route, with the parameters of its path as props. */
function Page({ route: { page, ...params } }: { readonly route: Route }) {
  const Component = pageComponent(page);
  // oxlint-disable-next-line react/static-components -- looked up in a table that never changes
  return <Component {...params} />;
}

/** A separate component: the loading state must not re-render the page. */
function Main({ children }: { readonly children: ReactNode }) {
  const isLoading = useStore(pageIsLoading);
  return (
    <main className={styles.main} id={MAIN_ID} tabIndex={-1} aria-busy={isLoading || undefined}>
      {children}
    </main>
  );
}

/** The page's React key: another page, or the same with other parameters, is remounted. */
function keyOf(route: Route): string {
  return Object.values(route).join('/');
}

/** A sibling after the page, so that its effect runs after the page's. */
function Ready({ onReady, fail }: AppProps & { readonly fail: () => void }) {
  // Only the second, deferred render has the query and the catalogue, which are not in the prerendered HTML.
  const isComplete = useDeferredHydrated();
  useLayoutEffect(() => {
    if (isComplete) onReady(fail);
  }, [isComplete, onReady, fail]);
  return null;
}

/** Only moves the focus: following the link would add a history entry, which counts as leaving the page. */
function skipToMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}
