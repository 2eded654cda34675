import { lazyWithPreload, useLoadWhen } from '#lib/lazy-with-preload.tsx';
import styles from './ProductsPage.module.css';

interface NoResultsProps {
  readonly text: string;
  readonly shown: boolean;
}

/** The page is in the entry chunk; its illustration is not. */
export const NetIllustration = lazyWithPreload(
  async () => (await import('#components/illustrations/NetIllustration.tsx')).NetIllustration,
);

/**
 * A status in place of the cards when there are no results. It is always rendered: screen readers announce only changes
 * of an existing live region.
 */
export function NoResults({ text, shown }: NoResultsProps) {
  const isLoaded = useLoadWhen(NetIllustration, shown);
  return (
    <div className={shown ? styles.none : undefined} role="status">
      {isLoaded && <NetIllustration />}
      {shown && text === '' && <p className={styles.noneText}>No products found.</p>}
      {shown && text !== '' && (
        <>
          <p className={styles.noneText}>{`No products found for "${text}"`}</p>
          <p>Try adjusting your search or filters</p>
        </>
      )}
    </div>
  );
}
