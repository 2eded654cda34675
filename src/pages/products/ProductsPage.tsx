import { useMemo } from 'react';
import { useSearch } from '#router/location.ts';
import { listCount, listTitle } from '#components/product-content.ts';
import { PageTitle } from '#components/PageTitle.tsx';
import { SkeletonGrid } from '#components/product-grid/SkeletonGrid.tsx';
import type { LazyList } from '#domain/catalogue/lazy-list.ts';
import { parseSearchParams } from '#domain/search/search-params.ts';
import { groupDigits } from '#domain/text.ts';
import { useSearchState, useShop } from '#stores/use-shop.ts';
import { AboutQuery } from './AboutQuery.tsx';
import { NoResults } from './NoResults.tsx';
import { Results } from './Results.tsx';
import styles from './ProductsPage.module.css';
import { SearchFilters } from './SearchFilters.tsx';

/** The list: the results of the query and filters in the URL. */
export function ProductsPage() {
  const { search } = useShop();
  const queryString = useSearch();
  const query = useMemo(() => parseSearchParams(queryString), [queryString]);
  const searching = useSearchState((state) => state.searching !== null);
  // Memoised: searching a large catalogue takes milliseconds.
  const results = useMemo(() => {
    return searching ? NO_RESULTS : search.results(query);
  }, [search, query, searching]);
  const { text } = query;

  // Without a query, an empty result has no count line: `NoResults` has the message.
  const hasCount = !searching && (text !== '' || results.length > 0);
  const count =
    text === '' ? (
      listCount(results.length)
    ) : (
      <AboutQuery words={`${groupDigits(results.length)} results for`} text={text} />
    );

  return (
    <>
      <div className={styles.head}>
        <div className={styles.title}>
          <PageTitle documentTitle={listTitle(text)}>
            {text === '' ? listTitle('') : <AboutQuery words="Results for" text={text} />}
          </PageTitle>
          {/* The inline script has filled it together with the cards. */}
          <p
            className={styles.count}
            data-slot="result-count"
            role="status"
            suppressHydrationWarning
          >
            {/* One child: a text beside another could not be removed after a translator has replaced it (DATA25). */}
            {hasCount ? count : ''}
          </p>
        </div>
        <SearchFilters query={query} />
      </div>
      <div aria-busy={searching}>
        {searching ? <SkeletonGrid /> : <Results products={results} />}
        <NoResults text={text} shown={!searching && results.length === 0} />
      </div>
    </>
  );
}

const NO_RESULTS: LazyList = [];
