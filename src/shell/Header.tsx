import { useState } from 'react';
import { Link } from 'wouter';
import { useAddressSearch, usePath } from '#browser/address.ts';
import { useScrolledPast } from '#browser/use-scrolled-past.ts';
import { useShop } from '#stores/use-shop.ts';
import { IconButton } from '#ui/IconButton.tsx';
import type { Route } from '../routes.ts';
import { CartButton } from './CartButton.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { MainNav } from './MainNav.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { SearchBox } from './SearchBox.tsx';

/** How far the page is scrolled, in pixels, when the header's shadow appears. */
const SHADOW_PAST = 10;

/** The menu while it is open. */
interface Menu {
  /** The address it was opened at: any change of address closes it. */
  readonly at: string;
  /** Opened to search rather than to look around. */
  readonly toSearch: boolean;
}

export function Header({ route }: { readonly route: Route }) {
  const { href } = useShop();
  const scrolled = useScrolledPast(SHADOW_PAST);
  const [path] = usePath();
  const address = path + useAddressSearch();
  const [menu, setMenu] = useState<Menu | null>(null);
  const menuOpen = menu?.at === address;
  return (
    <header className={styles.header} data-scrolled={scrolled}>
      <div className={styles.bar}>
        <Link className={styles.logo} href={href.home()}>
          <Logo />
        </Link>
        <div className={styles.wide}>
          <MainNav route={route} />
        </div>
        <div className={styles.search}>
          <SearchBox
            route={route}
            onOutOfSight={() => {
              if (!menuOpen) setMenu({ at: address, toSearch: true });
            }}
          />
        </div>
        <CartButton />
        <IconButton
          icon="menu"
          className={styles.menuButton ?? ''}
          aria-label="Menu"
          aria-expanded={menuOpen}
          aria-haspopup="dialog"
          // While the menu is open its own button closes it, and this one cannot be reached.
          aria-hidden={menuOpen}
          onClick={() => setMenu({ at: address, toSearch: false })}
        />
      </div>
      {menuOpen && (
        <MobileMenu route={route} toSearch={menu.toSearch} onClose={() => setMenu(null)} />
      )}
    </header>
  );
}
