import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { currentAddress, useSearch, usePath } from '#router/location.ts';
import { Dismissible } from '#lib/hooks/use-dismiss.ts';
import { useLoadWhen } from '#lib/lazy-with-preload.tsx';
import { useScrolledPast } from '#lib/hooks/use-scrolled-past.ts';
import { useShop } from '#stores/use-shop.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { MENU } from '#ui/icons.ts';
import type { Route } from '#router/routes.ts';
import { CartButton } from './cart-popup/CartButton.tsx';
import { ErrorBoundary } from '#components/ErrorBoundary.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { MainNav } from './MainNav.tsx';
import { MobileMenu, SearchField } from './lazy-components.ts';
import { PlainSearchField } from './search-box/PlainSearchField.tsx';
import { SearchBox } from './search-box/SearchBox.tsx';

/** How far the page is scrolled, in pixels, when the header's shadow appears. */
const SHADOW_PAST = 10;

/** The menu while it is open. */
interface Menu {
  /** The address it was opened at, drawn or about to be: any further change of address closes it. */
  readonly at: string;
  /** Opened to search rather than to look around. */
  readonly toSearch: boolean;
}

/**
 * Always the same element: drawn again with the header, a field whose code has not come yet would be put in
 * anew, and what was typed into it lost.
 */
const SEARCH_FIELD = (
  <ErrorBoundary fallback={<PlainSearchField />}>
    <Suspense fallback={<PlainSearchField />}>
      <SearchField />
    </Suspense>
  </ErrorBoundary>
);

interface HeaderProps {
  readonly route: Route;
  /** What the visitor asked for here cannot be had. */
  readonly onLost: () => void;
}

export function Header({ route, onLost }: HeaderProps) {
  const { cart, href } = useShop();
  const scrolled = useScrolledPast(SHADOW_PAST);
  const address = usePath() + useSearch();
  const [menu, setMenu] = useState<Menu | null>(null);
  const menuOpen = menu !== null && [address, currentAddress()].includes(menu.at);
  // For good: coming back to where it was opened must not open it again.
  if (menu && !menuOpen) setMenu(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const wideSearch = useRef<HTMLDivElement>(null);
  const widen = (searching: boolean) => {
    flushSync(() => setMenu(null));
    if (searching) wideSearch.current?.querySelector('input')?.focus();
  };
  const showsMenu = useLoadWhen(MobileMenu, menuOpen, () => {
    setMenu(null);
    onLost();
  });
  return (
    <header className={styles.header} data-scrolled={scrolled}>
      <div className={styles.bar}>
        <Link className={styles.logo} href={href.home()}>
          <Logo />
        </Link>
        <div className={styles.wide}>
          <MainNav route={route} />
        </div>
        <div ref={wideSearch} className={styles.search}>
          <SearchBox
            onOutOfSight={() => {
              if (!menuOpen) setMenu({ at: currentAddress(), toSearch: true });
            }}
          >
            {SEARCH_FIELD}
          </SearchBox>
        </div>
        <CartButton />
        <IconButton
          ref={menuButton}
          outline={MENU}
          className={styles.menuButton ?? ''}
          aria-label="Menu"
          aria-expanded={showsMenu}
          aria-haspopup="dialog"
          // While the menu is open its own button closes it, and this one cannot be reached.
          aria-hidden={showsMenu}
          // While its code is loading, it shows that the press was taken.
          data-pressed={(menuOpen && !showsMenu) || undefined}
          onClick={() => {
            // Also the one that an addition just before opens after its paint: it would lie over the menu.
            cart.closePopup();
            setMenu({ at: currentAddress(), toSearch: false });
          }}
        />
      </div>
      {menuOpen && !showsMenu && (
        <Dismissible inside={[menuButton]} onDismiss={() => setMenu(null)} />
      )}
      {showsMenu && (
        <ErrorBoundary fallback={null}>
          <MobileMenu
            route={route}
            toSearch={menu?.toSearch === true}
            opener={menuButton}
            onClose={() => setMenu(null)}
            onStay={() => setMenu((open) => open && { ...open, at: currentAddress() })}
            onWidened={widen}
          />
        </ErrorBoundary>
      )}
    </header>
  );
}
