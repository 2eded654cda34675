import { startTransition, useOptimistic, useRef } from 'react';
import { useSearch } from '#router/location.ts';
import {
  hasFilters,
  PRICE_CHOICES,
  priceLabel,
  RATING_CHOICES,
  ratingLabel,
  SORT_LABELS,
} from '#domain/search/filters.ts';
import {
  NO_FILTERS,
  SORT_ORDERS,
  type Filters,
  type PriceRange,
  type SearchQuery,
} from '#domain/search/query.ts';
import { useShop } from '#stores/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Select, type Option } from '#ui/Select.tsx';
import styles from './ProductsPage.module.css';

/** The filter dropdowns above the list. They show the filters of the rendered URL; a choice navigates. */
export function SearchFilters({ query: rendered }: { readonly query: SearchQuery }) {
  const { navigate, href } = useShop();
  const queryString = useSearch();
  const filters = useRef<HTMLDivElement>(null);
  // A choice shows at once; the list follows when the navigation has rendered.
  const [query, setQuery] = useOptimistic(rendered);
  const applyFilters = (change: Partial<Filters>) =>
    startTransition(async () => {
      const next = { ...query, ...change };
      setQuery(next);
      await navigate(href.products(next, queryString), { replace: true });
    });
  const clearAll = () => {
    // The button disappears: move the focus to the filters first.
    filters.current?.querySelector('select')?.focus();
    applyFilters(NO_FILTERS);
  };
  const prices = withValue(PRICE_CHOICES, query.priceRange, rangeValue);
  const ratings = withValue(RATING_CHOICES, query.rating, String);
  return (
    <div ref={filters} className={styles.filters} role="group" aria-label="Filters">
      <Select
        label="Sort by"
        value={query.sortBy}
        options={SORT_ORDERS.map((order) => ({ value: order, label: SORT_LABELS[order] }))}
        onChange={(value) => applyFilters({ sortBy: chosen(SORT_ORDERS, value, String) })}
      />
      <Select
        label="Minimum rating"
        value={String(query.rating)}
        options={ratings.map((rating) => option(rating, String, ratingLabel))}
        onChange={(value) => applyFilters({ rating: chosen(ratings, value, String) })}
      />
      <Select
        label="Price range"
        value={rangeValue(query.priceRange)}
        options={prices.map((range) => option(range, rangeValue, priceLabel))}
        onChange={(value) => applyFilters({ priceRange: chosen(prices, value, rangeValue) })}
      />
      {hasFilters(query) && (
        <Button kind="quiet" onClick={clearAll}>
          Clear Filters
        </Button>
      )}
    </div>
  );
}

/** The choices, and the URL's value when it is none of them. */
function withValue<Choice>(
  choices: readonly Choice[],
  value: Choice,
  valueOf: (choice: Choice) => string,
): readonly Choice[] {
  return choices.some((choice) => valueOf(choice) === valueOf(value))
    ? choices
    : [...choices, value];
}

function option<Choice>(
  choice: Choice,
  valueOf: (choice: Choice) => string,
  labelOf: (choice: Choice) => string,
): Option {
  return { value: valueOf(choice), label: labelOf(choice) };
}

function chosen<Choice>(
  choices: readonly Choice[],
  value: string,
  valueOf: (choice: Choice) => string,
): Choice {
  const choice = choices.find((candidate) => valueOf(candidate) === value);
  if (choice === undefined) throw new RangeError(`The dropdown has no option ${value}`);
  return choice;
}

function rangeValue({ min, max }: PriceRange): string {
  return `${min}-${max}`;
}
