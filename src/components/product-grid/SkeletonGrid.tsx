import { useLayoutEffect } from 'react';
import { usePageIncomplete } from '#router/page-attribute.ts';
import { useSearchState, useShop } from '#stores/use-shop.ts';
import { SkeletonCard } from './SkeletonCard.tsx';
import styles from './ProductGrid.module.css';

/** How many skeleton cards are shown (SPEC LIST10). */
const SKELETON_COUNT = 8;

/** Skeleton cards in place of the list; their wait begins when they are rendered. */
export function SkeletonGrid() {
  const { search } = useShop();
  usePageIncomplete(true);
  const searching = useSearchState((state) => state.searching);
  useLayoutEffect(() => search.skeletonsRendered(searching), [search, searching]);
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
