import { useId } from 'react';
import { Link } from '#components/Link.tsx';
import { groupDigits } from '#domain/text.ts';
import { useShop } from '#stores/use-shop.ts';
import { useRoute } from '#router/location.ts';
import styles from './MainNav.module.css';

const LINKS = [
  { page: 'home', name: 'Home' },
  { page: 'products', name: 'Products' },
  { page: 'cart', name: 'Cart' },
] as const;

interface MainNavProps {
  /** In the menu: the number of items to show beside Cart. In the header there is none. */
  readonly count?: number;
}

/** The main navigation, in the header and in the menu. */
export function MainNav({ count }: MainNavProps) {
  const { href } = useShop();
  const route = useRoute();
  const countId = useId();
  return (
    <nav aria-label="Main">
      <ul className={count === undefined ? styles.list : styles.menu}>
        {LINKS.map(({ page, name }) => {
          const hasCount = page === 'cart' && count !== undefined && count > 0;
          return (
            <li key={page}>
              <Link
                className={styles.link}
                href={href[page]()}
                aria-current={route.page === page ? 'page' : undefined}
                aria-describedby={hasCount ? countId : undefined}
              >
                {name}
                {hasCount && (
                  // Describes the link and is not part of its name.
                  <span id={countId} aria-hidden="true">
                    {groupDigits(count)}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
