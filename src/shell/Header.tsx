import { useState } from 'react';
import { Link } from 'wouter';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { useScrolledPast } from '#browser/use-scrolled-past.ts';
import { useShop } from '#stores/use-shop.ts';
import { Icon } from '#ui/Icon.tsx';
import type { Route } from '../routes.ts';
import { CartButton } from './CartButton.tsx';
import styles from './Header.module.css';
import { MainNav } from './MainNav.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { SearchBox } from './SearchBox.tsx';

/** How far the page is scrolled, in pixels, when the header's shadow appears. */
const SHADOW_PAST = 10;

export function Header({ route }: { readonly route: Route }) {
  const { href } = useShop();
  const scrolled = useScrolledPast(SHADOW_PAST);
  const address = usePathname({ ssrPath: '/' }) + useSearch({ ssrSearch: '' });
  // The menu is open at an address, so that any change of address closes it.
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const menuOpen = menuAt === address;
  return (
    <header className={styles.header} data-scrolled={scrolled}>
      <div className={styles.bar}>
        <Link className={styles.logo} href={href.home()}>
          Rivulet
        </Link>
        <div className={styles.wide}>
          <MainNav route={route} />
        </div>
        <div className={styles.search}>
          <SearchBox route={route} />
        </div>
        <CartButton />
        <button
          type="button"
          className={styles.menuButton}
          aria-label="Menu"
          aria-expanded={menuOpen}
          aria-haspopup="dialog"
          onClick={() => setMenuAt(menuOpen ? null : address)}
        >
          <Icon name="menu" />
        </button>
      </div>
      {menuOpen && <MobileMenu route={route} onClose={() => setMenuAt(null)} />}
    </header>
  );
}
