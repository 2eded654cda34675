import { useEffect, useMemo } from 'react';
import { say } from '#browser/announcer.ts';
import { useAddressSearch } from '#browser/address.ts';
import { PageTitle } from '#components/PageTitle.tsx';
import { ProductGrid } from '#components/ProductGrid.tsx';
import { SkeletonGrid } from '#components/SkeletonGrid.tsx';
import { find } from '#domain/search/find.ts';
import { parseSearch } from '#domain/search/url.ts';
import { useSearchState, useShop } from '#stores/use-shop.ts';
import { NoResults } from './NoResults.tsx';
import styles from './ProductsPage.module.css';
import { SearchFilters } from './SearchFilters.tsx';

export function ProductsPage() {
  const { announcer, shelf } = useShop();
  const address = useAddressSearch();
  const searching = useSearchState((state) => state.searching);
  const query = useMemo(() => parseSearch(address), [address]);
  // Kept between renders: in a large catalogue this is the one costly step, and the flag alone re-renders too.
  const results = useMemo(() => find(shelf(), query), [shelf, query]);
  const { text } = query;

  // With a query the count line says it; without one there is no line to say it.
  const unsaid = text === '' && !searching ? results.length : 0;
  useEffect(() => {
    if (unsaid > 0) say(announcer, unsaid === 1 ? '1 product' : `${unsaid} products`);
  }, [announcer, unsaid]);

  return (
    <>
      <div className={styles.head}>
        <PageTitle screen={text === '' ? 'Products' : `Results for "${text}"`}>
          {text === '' ? 'Products' : `Results for “${text}”`}
        </PageTitle>
        <p className={styles.count} data-expected={text !== ''} role="status">
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
