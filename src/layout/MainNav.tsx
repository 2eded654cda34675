import { Link } from 'wouter';
import { useShop } from '#stores/use-shop.ts';
import type { Route } from '#router/routes.ts';
import styles from './MainNav.module.css';

const PLACES = [
  { page: 'home', name: 'Home' },
  { page: 'products', name: 'Products' },
  { page: 'cart', name: 'Cart' },
] as const;

interface MainNavProps {
  readonly route: Route;
  readonly onFollowed?: () => void;
}

/** The links to the shop's fixed pages, in the header or in the menu. */
export function MainNav({ route, onFollowed }: MainNavProps) {
  const { href } = useShop();
  return (
    <nav className={styles.nav} aria-label="Main">
      <ul className={styles.list}>
        {PLACES.map(({ page, name }) => (
          <li key={page}>
            <Link
              className={styles.link}
              href={href[page]()}
              onClick={() => onFollowed?.()}
              aria-current={route.page === page ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
