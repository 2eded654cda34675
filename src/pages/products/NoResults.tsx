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

/** What stands in for the cards when none was found. It is there before, so that its words are read out. */
export function NoResults({ text, shown }: NoResultsProps) {
  const isDrawn = useLoadWhen(NetIllustration, shown);
  return (
    <div className={shown ? styles.none : undefined} role="status">
      {isDrawn && <NetIllustration />}
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
