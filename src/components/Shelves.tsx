import { NO_QUERY, type SearchQuery } from '#domain/search/query.ts';
import { useShop } from '#stores/use-shop.ts';
import { Link } from './Link.tsx';
import styles from './Shelves.module.css';

const SHELVES: readonly (readonly [name: string, query: Partial<SearchQuery>])[] = [
  ['Top rated', { rating: 4 }],
  ['Under $100', { priceRange: { min: 0, max: 100 } }],
  ['Lowest price first', { sortBy: 'price-low' }],
];

/** Links to parts of the list. `label`: of the navigation, unique on a page. */
export function Shelves({ label = 'Shelves' }: { readonly label?: string }) {
  const { href } = useShop();
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {SHELVES.map(([name, query]) => (
          <li key={name}>
            <Link className={styles.link} href={href.products({ ...NO_QUERY, ...query })}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
