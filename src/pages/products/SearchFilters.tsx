import { startTransition, useOptimistic, useRef } from 'react';
import {
  hasFilters,
  PRICE_CHOICES,
  priceLabel,
  RATING_CHOICES,
  ratingLabel,
} from '#domain/search/filters.ts';
import { NO_FILTERS, type Filters, type SearchQuery } from '#domain/search/query.ts';
import { ORDERS, SORT_ORDERS } from '#domain/search/sort-orders.ts';
import { useShop } from '#stores/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import styles from './ProductsPage.module.css';

/** The filter dropdowns above the list. They show the filters of the rendered URL; a choice navigates. */
export function SearchFilters({ query }: { readonly query: SearchQuery }) {
  const { search } = useShop();
  const group = useRef<HTMLDivElement>(null);
  // A choice shows at once; the list follows when the navigation has rendered.
  const [filters, setFilters] = useOptimistic<Filters>(query);
  const applyFilters = (change: Partial<Filters>) =>
    startTransition(async () => {
      setFilters((shown) => ({ ...shown, ...change }));
      await search.filter(change);
    });
  const clearAll = () => {
    // The button disappears: move the focus to the filters first.
    group.current?.querySelector('select')?.focus();
    applyFilters(NO_FILTERS);
  };
  return (
    <div ref={group} className={styles.filters} data-unprinted role="group" aria-label="Filters">
      <FilterSelect
        id="sort"
        label="Sort by"
        choices={SORT_ORDERS}
        chosen={filters.sortBy}
        labelOf={(order) => ORDERS[order].label}
        onChoose={(sortBy) => applyFilters({ sortBy })}
      />
      <FilterSelect
        id="rating"
        label="Minimum rating"
        choices={RATING_CHOICES}
        chosen={filters.rating}
        labelOf={ratingLabel}
        onChoose={(rating) => applyFilters({ rating })}
      />
      <FilterSelect
        id="price"
        label="Price range"
        choices={PRICE_CHOICES}
        chosen={filters.priceRange}
        keyOf={({ min, max }) => `${min}-${max}`}
        labelOf={priceLabel}
        onChoose={(priceRange) => applyFilters({ priceRange })}
      />
      {hasFilters(filters) && (
        <Button variant="secondary" onClick={clearAll}>
          Clear Filters
        </Button>
      )}
    </div>
  );
}

interface FilterSelectProps<Choice> {
  readonly id: string;
  readonly label: string;
  /** The default first. */
  readonly choices: readonly Choice[];
  /** The URL's value; an additional option when it is none of the choices. */
  readonly chosen: Choice;
  /** The value of an option. */
  readonly keyOf?: (choice: Choice) => string;
  readonly labelOf: (choice: Choice) => string;
  readonly onChoose: (choice: Choice) => void;
}

function FilterSelect<Choice>(props: FilterSelectProps<Choice>) {
  const {
    id,
    label,
    choices,
    chosen,
    keyOf = (choice: Choice) => String(choice),
    labelOf,
    onChoose,
  } = props;
  const options = new Map([...choices, chosen].map((choice) => [keyOf(choice), choice]));
  const [defaultKey] = options.keys();
  return (
    <Select
      id={id}
      label={label}
      value={keyOf(chosen)}
      isDefault={keyOf(chosen) === defaultKey}
      compact
      options={Array.from(options, ([value, choice]) => ({ value, label: labelOf(choice) }))}
      onChange={(value) => {
        const choice = options.get(value);
        if (choice !== undefined) onChoose(choice);
      }}
    />
  );
}
