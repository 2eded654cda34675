import { Link } from 'wouter';
import { useShop } from '#stores/use-shop.ts';
import type { Route } from '#router/routes.ts';
import styles from './MainNav.module.css';

const LINKS = [
  { page: 'home', name: 'Home' },
  { page: 'products', name: 'Products' },
  { page: 'cart', name: 'Cart' },
] as const;

interface MainNavProps {
  readonly route: Route;
  readonly onNavigate?: () => void;
}

/** The main navigation, in the header and in the menu. */
export function MainNav({ route, onNavigate }: MainNavProps) {
  const { href } = useShop();
  return (
    <nav className={styles.nav} aria-label="Main">
      <ul className={styles.list}>
        {LINKS.map(({ page, name }) => (
          <li key={page}>
            <Link
              className={styles.link}
              href={href[page]()}
              onClick={() => onNavigate?.()}
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
