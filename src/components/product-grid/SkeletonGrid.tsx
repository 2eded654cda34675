import { useLayoutEffect } from 'react';
import { useUnfinished } from '#router/shown-page.ts';
import { useSearchState, useShop } from '#stores/use-shop.ts';
import { SkeletonCard } from './SkeletonCard.tsx';
import styles from './ProductGrid.module.css';

/** How many skeleton cards are shown (SPEC LIST10). */
const SKELETON_COUNT = 8;

export function SkeletonGrid() {
  const { search } = useShop();
  useUnfinished(true);
  const begun = useSearchState((state) => state.begun);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new search restarts the wait
  useLayoutEffect(() => search.showSkeletons(), [search, begun]);
  return (
    <div className={styles.frame}>
      <div className={styles.grid} data-slot="skeletons">
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </div>
    </div>
  );
}
