import type { ReactNode } from 'react';
import { useDocumentTitle } from '#lib/hooks/use-document-title.ts';
import styles from './PageTitle.module.css';

export const SHOP_NAME = 'Rivulet';
export const TAGLINE = 'Flow into great deals';

interface PageTitleProps {
  readonly children: ReactNode;
  /** The home page's heading, larger than all others. */
  readonly hero?: boolean;
  /** The screen's part of the document's title; without one the title is the shop's. */
  readonly screen?: string;
  /** Set where the inline script fills in the heading. */
  readonly slot?: 'title';
}

/** A page's heading of level 1, and the document's title with it. */
export function PageTitle({ children, hero = false, screen, slot }: PageTitleProps) {
  useDocumentTitle(documentTitle(screen));
  return (
    // Focus comes here after a change of page, so that reading goes on from the new page's top.
    <h1
      className={styles.title}
      data-hero={hero || undefined}
      tabIndex={-1}
      data-slot={slot}
      // The inline body script fills in the query, which is empty while React hydrates.
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
