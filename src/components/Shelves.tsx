import { NO_QUERY, type SearchQuery } from '#domain/search/query.ts';
import { useShop } from '#stores/use-shop.ts';
import { Link } from './Link.tsx';
import styles from './Shelves.module.css';

const SHELVES: readonly (readonly [name: string, query: Partial<SearchQuery>])[] = [
  ['Top rated', { rating: 4 }],
  ['Under $100', { priceRange: { min: 0, max: 100 } }],
  ['Lowest price first', { sortBy: 'price-low' }],
];

interface ShelvesProps {
  /** Of the navigation, unique on a page. */
  readonly label?: string;
  /** Below each other. */
  readonly stacked?: boolean;
}

/** Links to parts of the list. */
export function Shelves({ label = 'Shelves', stacked = false }: ShelvesProps) {
  const { href } = useShop();
  return (
    <nav aria-label={label}>
      <ul className={stacked ? styles.stack : styles.list}>
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
