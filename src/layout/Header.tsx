import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { currentPathAndQuery, useSearch, usePath } from '#router/location.ts';
import { Dismissible } from '#lib/hooks/use-dismiss.ts';
import { useLoadWhen } from '#lib/lazy-with-preload.tsx';
import { useScrolledPast } from '#lib/hooks/use-scrolled-past.ts';
import { useShop } from '#stores/use-shop.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { MENU, SEARCH } from '#ui/icons.ts';
import { useRoute } from '#router/use-route.ts';
import { ErrorBoundary } from '#components/ErrorBoundary.tsx';
import { CartButton } from './cart-popup/CartButton.tsx';
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
  /** Called when the menu fails to load. */
  readonly onLoadError: () => void;
}

/** The header of every page, and the mobile menu that it opens. */
export function Header({ onLoadError }: HeaderProps) {
  const { href } = useShop();
  const { page } = useRoute();
  const scrolled = useScrolledPast(SHADOW_FROM);
  const menu = useMenu(onLoadError);
  const menuButton = useRef<HTMLButtonElement>(null);
  const searchButton = useRef<HTMLButtonElement>(null);
  const wideSearch = useRef<HTMLDivElement>(null);
  const closeWide = (searchHadFocus: boolean) => {
    flushSync(menu.close);
    if (searchHadFocus) wideSearch.current?.querySelector('input')?.focus();
  };
  return (
    <header
      className={styles.header}
      data-scrolled={scrolled}
      data-over-hero={page === 'home' || undefined}
    >
      <div className={styles.bar}>
        <div className={styles.start}>
          <Link className={styles.logo} href={href.home()}>
            <Logo />
          </Link>
          <div className={styles.wide}>
            <MainNav />
          </div>
        </div>
        <div ref={wideSearch} className={styles.search}>
          <SearchBox onShortcutWhileHidden={() => menu.isOpen || menu.open(true)}>
            {SEARCH_FIELD}
          </SearchBox>
        </div>
        <div className={styles.end}>
          <IconButton
            ref={searchButton}
            outline={SEARCH}
            className={styles.searchButton ?? ''}
            aria-label="Open search"
            aria-haspopup="dialog"
            // Behind the modal menu, which has a Search button.
            aria-hidden={menu.isShown}
            // Shows the pressed state while the menu's chunk is loading.
            data-pressed={(menu.isLoading && menu.focusSearch) || undefined}
            onClick={() => menu.open(true)}
          />
          <CartButton />
          <IconButton
            ref={menuButton}
            outline={MENU}
            className={styles.menuButton ?? ''}
            aria-label="Menu"
            aria-expanded={menu.isShown}
            aria-haspopup="dialog"
            // The modal menu has a second button, which closes it.
            aria-hidden={menu.isShown}
            data-pressed={(menu.isLoading && !menu.focusSearch) || undefined}
            onClick={() => menu.open(false)}
          />
        </div>
      </div>
      {menu.isLoading && <Dismissible inside={[menuButton, searchButton]} onDismiss={menu.close} />}
      {menu.isShown && (
        <ErrorBoundary fallback={null}>
          <MobileMenu
            focusSearch={menu.focusSearch}
            opener={menu.focusSearch ? searchButton : menuButton}
            onClose={menu.close}
            onNavigated={menu.follow}
            onWide={closeWide}
          />
        </ErrorBoundary>
      )}
    </header>
  );
}

/** The state of the menu. `onLoadError`: called when its code fails to load. */
function useMenu(onLoadError: () => void) {
  const { cart } = useShop();
  const pathAndQuery = usePath() + useSearch();
  const [menu, setMenu] = useState<Menu | null>(null);
  const isOpen = menu !== null && [pathAndQuery, currentPathAndQuery()].includes(menu.url);
  // Reset: navigating back to that URL must not open the menu again.
  if (menu && !isOpen) setMenu(null);
  const close = () => setMenu(null);
  const isShown = useLoadWhen(MobileMenu, isOpen, () => {
    close();
    onLoadError();
  });
  return {
    isOpen,
    isShown,
    isLoading: isOpen && !isShown,
    focusSearch: menu?.focusSearch === true,
    open: (focusSearch: boolean) => {
      // Also cancels a popup that an addition is about to open: it would cover the menu.
      cart.closePopup();
      setMenu({ url: currentPathAndQuery(), focusSearch });
    },
    close,
    /** Stays open at the current URL. */
    follow: () => setMenu((open) => open && { ...open, url: currentPathAndQuery() }),
  };
}
