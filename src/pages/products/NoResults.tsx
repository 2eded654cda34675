import { NetDrawing } from '#components/NetDrawing.tsx';
import styles from './ProductsPage.module.css';

interface NoResultsProps {
  readonly text: string;
  readonly shown: boolean;
}

/** What stands in for the cards when none was found. It is there before, so that its words are read out. */
export function NoResults({ text, shown }: NoResultsProps) {
  return (
    <div className={shown ? styles.none : undefined} role="status">
      {shown && <NetDrawing />}
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
