import { Suspense, useDeferredValue, useLayoutEffect, type MouseEvent } from 'react';
import { usePath, useRoute } from '#router/location.ts';
import { useDeferredHydrated } from '#lib/hooks/use-hydrated.ts';
import { CartPage } from '#pages/cart/CartPage.tsx';
import { HomePage } from '#pages/home/HomePage.tsx';
import { ErrorPage } from '#pages/messages/ErrorPage.tsx';
import { NotFoundPage } from '#pages/messages/NotFoundPage.tsx';
import { ProductPage } from '#pages/product/ProductPage.tsx';
import { ProductsPage } from '#pages/products/ProductsPage.tsx';
import type { Route } from '#router/routes.ts';
import { Announcer } from '#layout/Announcer.tsx';
import { NavigationEffects } from '#router/NavigationEffects.tsx';
import { ErrorBoundary } from '#components/ErrorBoundary.tsx';
import { Footer } from '#layout/Footer.tsx';
import { Header } from '#layout/Header.tsx';
import { UndoNotice } from '#layout/UndoNotice.tsx';
import { MAIN_ID, NO_PATH } from '#prerender/contract.ts';
import styles from './App.module.css';

interface AppProps {
  /** Called when the page is interactive. */
  readonly onReady: () => void;
}

/** Header, the page of the rendered location, and footer. */
export function App({ onReady }: AppProps) {
  const route = useRoute();
  // A page that is not in the document, such as search results, is rendered in a deferred, interruptible update.
  const isBlank = useDeferredValue(usePath() === NO_PATH);
  const pageKey = isBlank ? null : keyOf(route);
  return (
    <>
      <div className={styles.light} data-unprinted />
      <a className={styles.skip} href={`#${MAIN_ID}`} onClick={skipToMain}>
        Skip to content
      </a>
      <Header />
      <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
        <UndoNotice />
        {pageKey !== null && (
          // A boundary around the page alone makes its hydration interruptible.
          <Suspense>
            <ErrorBoundary key={pageKey} fallback={<ErrorPage />}>
              <Page route={route} />
            </ErrorBoundary>
            <Ready onReady={onReady} />
          </Suspense>
        )}
      </main>
      <Footer />
      <Announcer />
      <NavigationEffects pageKey={pageKey} />
    </>
  );
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'products':
      return <ProductsPage />;
    case 'product':
      return <ProductPage id={route.id} />;
    case 'cart':
      return <CartPage />;
    case 'not-found':
      return <NotFoundPage />;
    default:
      return route satisfies never;
  }
}

/** The page's React key: another page, or the same with other parameters, is remounted. */
function keyOf(route: Route): string {
  return Object.values(route).join('/');
}

/** A sibling after the page, so that its effect runs after the page's. */
function Ready({ onReady }: AppProps) {
  // Only the second, deferred render has the query and the catalogue, which are not in the prerendered HTML.
  const isComplete = useDeferredHydrated();
  useLayoutEffect(() => {
    if (isComplete) onReady();
  }, [isComplete, onReady]);
  return null;
}

/** Only moves the focus: following the link would add a history entry, which counts as leaving the page. */
function skipToMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}
