import { useEffect, useMemo } from 'react';
import { announce } from '#lib/announcer.ts';
import { useSearch } from '#router/location.ts';
import { listTitle } from '#components/product-grid/product-card-props.ts';
import { PageTitle } from '#components/PageTitle.tsx';
import { ProductGrid } from '#components/product-grid/ProductGrid.tsx';
import { SkeletonGrid } from '#components/product-grid/SkeletonGrid.tsx';
import type { LazyList } from '#domain/catalogue/listing.ts';
import { isDefaultQuery } from '#domain/search/filters.ts';
import { parseSearchParams } from '#domain/search/search-params.ts';
import { searchIndex } from '#stores/search/search-index.ts';
import { useSearchState, useShop } from '#stores/use-shop.ts';
import { useSearchReady } from '#stores/search/use-search-ready.ts';
import { NoResults } from './NoResults.tsx';
import styles from './ProductsPage.module.css';
import { SearchFilters } from './SearchFilters.tsx';

export function ProductsPage() {
  const { announcer, catalogue } = useShop();
  const address = useSearch();
  const query = useMemo(() => parseSearchParams(address), [address]);
  // The skeletons stay until the search index, where the query needs it, has been loaded and built.
  const isAll = isDefaultQuery(query);
  const ready = useSearchReady(catalogue, !isAll);
  const flag = useSearchState((state) => state.searching);
  const searching = flag || !(isAll || ready);
  // Memoised: searching a large catalogue takes milliseconds.
  const results = useMemo(() => {
    if (searching) return NO_RESULTS;
    return searchIndex.current()?.productsFor(catalogue, query) ?? catalogue.products;
  }, [catalogue, query, searching]);
  const { text } = query;

  // With a query the count line is a live region itself; without one there is no such line.
  const announced = text === '' && !searching ? results.length : 0;
  useEffect(() => {
    if (announced > 0) {
      announce(announcer, announced === 1 ? '1 product' : `${announced} products`);
    }
  }, [announcer, announced]);

  return (
    <>
      <div className={styles.head}>
        <PageTitle screen={listTitle(text)}>{listTitle(text)}</PageTitle>
        <p
          className={styles.count}
          data-slot="result-count"
          data-expected={text !== ''}
          role="status"
          suppressHydrationWarning
        >
          {!searching && text !== '' && `${results.length} results for "${text}"`}
        </p>
      </div>
      <SearchFilters query={query} />
      <div aria-busy={searching}>
        {searching ? <SkeletonGrid /> : <ProductGrid products={results} heading="h2" eager />}
        <NoResults text={text} shown={!searching && results.length === 0} />
      </div>
    </>
  );
}

const NO_RESULTS: LazyList = [];
