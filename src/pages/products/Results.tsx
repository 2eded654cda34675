import { useMemo, useState } from 'react';
import { ProductGrid } from '#components/product-grid/ProductGrid.tsx';
import type { LazyList } from '#domain/catalogue/lazy-list.ts';
import { groupDigits } from '#domain/text.ts';
import { useHydrated } from '#lib/hooks/use-hydrated.ts';
import { CARDS_STEP, showCards, useShownCards } from '#router/location.ts';
import { Button } from '#ui/Button.tsx';
import styles from './ProductsPage.module.css';

/** The cards of a list: the first 200, and 200 more at each `Show more` (SPEC LIST62, LIST63). */
export function Results({ products }: { readonly products: LazyList }) {
  const hydrated = useHydrated();
  const total = products.length;
  const shown = Math.min(total, useShownCards());
  // Memoised: the products of a large catalogue are generated when they are read.
  const cards = useMemo(() => products.slice(0, shown), [products, shown]);
  // The list of the last `Show more` and the index of the first card that it showed.
  const [more, setMore] = useState({ products, firstNew: -1 });
  const showMore = () => {
    setMore({ products, firstNew: shown });
    showCards(shown + CARDS_STEP);
  };
  return (
    <>
      <ProductGrid
        products={cards}
        heading="h2"
        eager
        focusIndex={more.products === products ? more.firstNew : -1}
      />
      {/* Not in the cards that the inline script has put into the document: React would render all of them anew. */}
      {hydrated && total > CARDS_STEP && (
        <div className={styles.more} data-unprinted>
          <p role="status">{`${groupDigits(shown)} of ${groupDigits(total)} products shown`}</p>
          {shown < total && (
            <Button variant="secondary" onClick={showMore}>
              Show more
            </Button>
          )}
        </div>
      )}
    </>
  );
}
