import type { ReactNode } from 'react';
import { useDocumentTitle } from '#lib/hooks/use-document-title.ts';
import { titleOf } from '#router/routes.ts';
import { useRoute } from '#router/use-route.ts';
import styles from './PageTitle.module.css';

export const SHOP_NAME = 'Rivulet';
export const TAGLINE = 'Flow into great deals';

interface PageTitleProps {
  readonly children: ReactNode;
  /** The home page's heading, larger than all others. */
  readonly hero?: boolean;
  /** The page's part of the document's title; by default that of the route table. */
  readonly screen?: string | undefined;
}

/** A page's heading of level 1, and the document's title with it. */
export function PageTitle({ children, hero = false, screen }: PageTitleProps) {
  const route = useRoute();
  useDocumentTitle(documentTitle(screen ?? titleOf(route)));
  return (
    // Focus comes here after a change of page, so that reading goes on from the new page's top.
    <h1
      className={styles.title}
      data-hero={hero || undefined}
      tabIndex={-1}
      // The boot script has put in what a list is searched for, which React knows a moment later.
      suppressHydrationWarning
    >
      {children}
    </h1>
  );
}

/** The document's title on a screen; without a screen it is the shop's. */
export function documentTitle(screen?: string): string {
  return screen === undefined ? `${SHOP_NAME} – ${TAGLINE}` : `${screen} · ${SHOP_NAME}`;
}
