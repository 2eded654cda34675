import { useEffect, type MouseEvent } from 'react';
import { Announcer } from './Announcer.tsx';
import styles from './App.module.css';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Page } from './Page.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { useArrival } from './use-arrival.ts';
import { useRoute } from './use-route.ts';

/** The whole shop: what surrounds every page, and the page. */
export function App() {
  const route = useRoute();
  const pageKey = route.page === 'product' ? `product/${route.id}` : route.page;
  useArrival(pageKey);
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
  return (
    <>
      <a className={styles.skip} href="#main" onClick={skipToMain}>
        Skip to content
      </a>
      <Header route={route} />
      <main className={styles.main} id="main" tabIndex={-1}>
        <PageBoundary key={pageKey}>
          <Page route={route} />
        </PageBoundary>
      </main>
      <Footer />
      <Announcer />
    </>
  );
}

/** Without a trip through the history, which would count as leaving the page. */
function skipToMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
