import { useEffect, type ReactNode } from 'react';
import { name as SHOP_NAME, tagline as TAGLINE } from '#shop.config.json';
import { titleOf } from '#router/routes.ts';
import { useRoute } from '#router/location.ts';
import styles from './PageTitle.module.css';

interface PageTitleProps {
  readonly children: ReactNode;
  /** The larger heading of the home page. */
  readonly hero?: boolean;
  /** The page's part of the document's title; by default that of the route table. */
  readonly documentTitle?: string | undefined;
  /** Set where the inline script fills the heading. */
  readonly slot?: 'title';
}

/** A page's level 1 heading; also sets the document title. */
export function PageTitle({ children, hero = false, documentTitle, slot }: PageTitleProps) {
  const route = useRoute();
  const title = formatDocumentTitle(documentTitle ?? titleOf(route));
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    // A navigation moves the focus here (SPEC EASE29).
    <h1
      className={styles.title}
      data-hero={hero || undefined}
      tabIndex={-1}
      data-slot={slot}
      // The inline script has added a list's query, so the text differs from the prerendered one.
      suppressHydrationWarning
    >
      {children}
    </h1>
  );
}

/** The document title of a page; without `title`, the shop's name and tagline. */
export function formatDocumentTitle(title?: string): string {
  return title === undefined ? `${SHOP_NAME} – ${TAGLINE}` : `${title} · ${SHOP_NAME}`;
}
