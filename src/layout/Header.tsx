import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { currentAddress, useSearch, usePath } from '#router/location.ts';
import { Dismissible } from '#lib/hooks/use-dismiss.ts';
import { useLoadWhen } from '#lib/lazy-with-preload.tsx';
import { useScrolledPast } from '#lib/hooks/use-scrolled-past.ts';
import { useShop } from '#stores/use-shop.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { MENU, SEARCH } from '#ui/icons.ts';
import type { Route } from '#router/routes.ts';
import { CartButton } from './cart-popup/CartButton.tsx';
import { ErrorBoundary } from '#components/ErrorBoundary.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { MainNav } from './MainNav.tsx';
import { MobileMenu, SearchField } from './lazy-components.ts';
import { PlainSearchField } from './search-box/PlainSearchField.tsx';
import { SearchBox } from './search-box/SearchBox.tsx';

/** The header has a shadow beyond this scroll position, in CSS pixels. */
const SHADOW_FROM = 10;

/** The open menu. */
interface Menu {
  /** The URL where it was opened, rendered or pending: navigation to any other URL closes it. */
  readonly url: string;
  /** Whether the focus starts in its search box, and returns to the search button. */
  readonly focusSearch: boolean;
}

/**
 * A constant element, which React skips when the header re-renders: a re-render during hydration would replace the
 * field and lose its text.
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
  /** Called when the menu fails to load. */
  readonly onLoadError: () => void;
}

export function Header({ route, onLoadError }: HeaderProps) {
  const { cart, href } = useShop();
  const scrolled = useScrolledPast(SHADOW_FROM);
  const address = usePath() + useSearch();
  const [menu, setMenu] = useState<Menu | null>(null);
  const menuOpen = menu !== null && [address, currentAddress()].includes(menu.url);
  // Reset: navigating back to that URL must not open the menu again.
  if (menu && !menuOpen) setMenu(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const searchButton = useRef<HTMLButtonElement>(null);
  const wideSearch = useRef<HTMLDivElement>(null);
  const close = () => setMenu(null);
  const closeWide = (searchHadFocus: boolean) => {
    flushSync(() => setMenu(null));
    if (searchHadFocus) wideSearch.current?.querySelector('input')?.focus();
  };
  const openMenu = (focusSearch: boolean) => {
    // Also cancels a popup that an addition is about to open: it would cover the menu.
    cart.closePopup();
    setMenu({ url: currentAddress(), focusSearch });
  };
  const showsMenu = useLoadWhen(MobileMenu, menuOpen, () => {
    setMenu(null);
    onLoadError();
  });
  const isLoading = menuOpen && !showsMenu;
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
            onShortcutWhileHidden={() => {
              if (!menuOpen) openMenu(true);
            }}
          >
            {SEARCH_FIELD}
          </SearchBox>
        </div>
        <IconButton
          ref={searchButton}
          outline={SEARCH}
          className={styles.searchButton ?? ''}
          aria-label="Open search"
          aria-haspopup="dialog"
          // Shows the pressed state while the menu's chunk is loading.
          data-pressed={(isLoading && menu.focusSearch) || undefined}
          onClick={() => openMenu(true)}
        />
        <CartButton />
        <IconButton
          ref={menuButton}
          outline={MENU}
          className={styles.menuButton ?? ''}
          aria-label="Menu"
          aria-expanded={showsMenu}
          aria-haspopup="dialog"
          // The modal menu has a second button, which closes it.
          aria-hidden={showsMenu}
          data-pressed={(isLoading && !menu.focusSearch) || undefined}
          onClick={() => openMenu(false)}
        />
      </div>
      {isLoading && <Dismissible inside={[menuButton, searchButton]} onDismiss={close} />}
      {showsMenu && (
        <ErrorBoundary fallback={null}>
          <MobileMenu
            route={route}
            focusSearch={menu?.focusSearch === true}
            opener={menu?.focusSearch ? searchButton : menuButton}
            onClose={close}
            onNavigated={() => setMenu((open) => open && { ...open, url: currentAddress() })}
            onWide={closeWide}
          />
        </ErrorBoundary>
      )}
    </header>
  );
}
