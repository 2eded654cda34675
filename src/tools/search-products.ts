import * as v from 'valibot';
import { MAX_PRICE, MAX_RATING } from '#domain/search/query.ts';
import { MAX_SIZE } from '#domain/catalogue/product-id.ts';
import { SORT_ORDERS } from '#domain/search/sort-orders.ts';
import { SHOWN_HISTORY } from '#domain/search-history.ts';
import { parseSearchParams } from '#domain/search/search-params.ts';
import { isOn } from '#router/location.ts';
import { productAnswer } from './call/answers.ts';
import { integer, text } from './call/fields.ts';
import { defineTool } from './call/tool.ts';
import { ToolError } from './call/tool-error.ts';

/** How many products an answer has. */
const PAGE_SIZE = 20;

export const searchProducts = defineTool({
  name: 'search_products',
  title: 'Search products',
  description:
    'Searches the catalogue and shows the visitor the results page. Finds the products whose title or description has ' +
    `every word of the query; without a query, all products. Answers their number and ${PAGE_SIZE} of them, each with ` +
    'our rating as rating, and recentSearches, which the visitor made before, newest first.',
  fields: {
    query: v.optional(text(500, 'Words to find, such as "walnut radio"')),
    minPrice: v.optional(integer(0, MAX_PRICE, 'The lowest price, in whole US dollars, inclusive')),
    maxPrice: v.optional(
      integer(0, MAX_PRICE, 'The highest price, in whole US dollars, inclusive'),
    ),
    rating: v.optional(
      integer(
        1,
        MAX_RATING,
        "The least of our rating, which is the product's own stars and not the review average",
      ),
    ),
    sort: v.optional(
      v.pipe(
        v.picklist(SORT_ORDERS, `must be one of ${SORT_ORDERS.join(', ')}`),
        v.description('The order of the results; by default relevance'),
      ),
    ),
    page: v.optional(
      integer(1, MAX_SIZE, `Which ${PAGE_SIZE} of the results to answer; by default 1`),
    ),
  },
  async run({ query: q = '', page = 1, ...filters }, { shop, show }) {
    const { minPrice = 0, maxPrice = MAX_PRICE } = filters;
    if (minPrice > maxPrice) throw new ToolError('minPrice must not be above maxPrice.');
    // As the list reads its URL, whose parameters have the same names.
    const params = Object.entries({ q, ...filters }).map(([name, value]) => [name, String(value)]);
    const query = parseSearchParams(new URLSearchParams(params).toString());
    const { href, search, visit } = shop;
    const recent = visit.state.getState().history.slice(0, SHOWN_HISTORY);
    const found = search.results(query);
    const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
    if (page > pages) throw new ToolError(`There is no page ${page}: the last one is ${pages}.`);
    // The next page of an answer is no new search.
    const isShown =
      isOn('products') &&
      href.products(parseSearchParams(location.search)) === href.products(query);
    await show(async () => {
      if (!isShown) await visit.runAs('tool', () => search.submit(query));
    });
    const first = (page - 1) * PAGE_SIZE;
    return {
      total: found.length,
      page,
      pages,
      products: found
        .slice(first, first + PAGE_SIZE)
        .map((product) => productAnswer(product, shop)),
      recentSearches: recent.map((entry) => entry.query),
    };
  },
});
