import { bench, describe } from 'vitest';
import { createCatalogue } from '#domain/catalogue/generate.ts';
import { relatedTo } from '#domain/catalogue/related.ts';
import { NO_QUERY, type SearchQuery } from '#domain/search/query.ts';
import { indexCatalogue } from '#domain/search/search-index.ts';
import { searchProducts } from '#domain/search/search.ts';
import { suggest } from '#domain/search/suggest.ts';

describe.each([20, 200, 2000, 10_000])('%i products', (size) => {
  const catalogue = createCatalogue(7, size);
  const index = indexCatalogue(catalogue);
  const first = catalogue.products.at(0);
  const search = (query: Partial<SearchQuery>) => () =>
    void searchProducts(index, { ...NO_QUERY, ...query }).slice(0, 20);
  bench('first 20 products', () => void createCatalogue(7, size).products.slice(0, 20));
  bench('build the search index', () => void indexCatalogue(catalogue));
  bench('suggest for one key', () => void suggest(index, 'wal'));
  bench('search one word', search({ text: 'walnut' }));
  bench('search two words', search({ text: 'walnut desk' }));
  bench('search, sort by price', search({ text: 'steel', sortBy: 'price-low' }));
  bench('all, sort by rating', search({ sortBy: 'rating' }));
  bench('filter by price', search({ priceRange: { min: 25, max: 50 } }));
  bench('related products', () => void (first && relatedTo(first, catalogue)));
});
