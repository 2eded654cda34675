import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './ProductGrid.module.css';

/** How many cards the list seems to hold while it is being searched. */
const SKELETON_COUNT = 8;

export function SkeletonGrid() {
  return (
    <div className={styles.frame}>
      <div className={styles.grid}>
        {Array.from({ length: SKELETON_COUNT }, (_, place) => (
          <Skeleton key={place} />
        ))}
      </div>
    </div>
  );
}
