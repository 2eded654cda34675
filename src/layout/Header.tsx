import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useScrolledPast } from '#lib/hooks/use-scrolled-past.ts';
import { useOverlay, useShop } from '#stores/use-shop.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { MENU, SEARCH } from '#ui/icons.ts';
import { ErrorBoundary } from '#components/ErrorBoundary.tsx';
import { Link } from '#components/Link.tsx';
import { CartButton } from './cart-popup/CartButton.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { MainNav } from './MainNav.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { HEADER_FIELD, preloadSearchField } from './search-box/LazySearchField.tsx';
import { SearchBox } from './search-box/SearchBox.tsx';
import { useHiddenFocus } from './use-hidden-focus.ts';

/** The header has a shadow beyond this scroll position, in CSS pixels. */
const SHADOW_FROM = 10;

/** The header of every page, and the mobile menu that it opens. */
export function Header() {
  const { href, overlay } = useShop();
  const open = useOverlay();
  const scrolled = useScrolledPast(SHADOW_FROM);
  const menuButton = useRef<HTMLButtonElement>(null);
  const searchButton = useRef<HTMLButtonElement>(null);
  const wideNav = useRef<HTMLDivElement>(null);
  const wideSearch = useRef<HTMLDivElement>(null);
  const isMenu = open === 'menu' || open === 'search';
  const isModal = isMenu || open === 'question';
  const closeWide = (searchHadFocus: boolean) => {
    flushSync(() => overlay.close());
    if (searchHadFocus) wideSearch.current?.querySelector('input')?.focus();
    else wideNav.current?.querySelector('a')?.focus();
  };
  useHiddenFocus([
    [wideNav, menuButton],
    [wideSearch, searchButton],
  ]);
  return (
    <header className={styles.header} data-scrolled={scrolled}>
      <div className={styles.bar}>
        <div className={styles.start}>
          <Link className={styles.logo} href={href.home()}>
            <Logo />
          </Link>
          <div ref={wideNav} className={styles.wide}>
            <MainNav />
          </div>
        </div>
        <div ref={wideSearch} className={styles.search}>
          <SearchBox onShortcutWhileHidden={() => isModal || overlay.open('search')}>
            {HEADER_FIELD}
          </SearchBox>
        </div>
        <div className={styles.end} onPointerDown={preloadSearchField}>
          <IconButton
            ref={searchButton}
            outline={SEARCH}
            className={styles.searchButton}
            aria-label="Open search"
            aria-haspopup="dialog"
            // Behind the modal menu, which has a Search button.
            aria-hidden={isMenu}
            onClick={() => overlay.open('search')}
          />
          <CartButton />
          <IconButton
            ref={menuButton}
            outline={MENU}
            className={styles.menuButton}
            aria-label="Menu"
            aria-expanded={isMenu}
            aria-haspopup="dialog"
            // The modal menu has a second button, which closes it.
            aria-hidden={isMenu}
            onClick={() => overlay.open('menu')}
          />
        </div>
      </div>
      {isMenu && (
        <ErrorBoundary fallback={null}>
          <MobileMenu
            focusSearch={open === 'search'}
            opener={open === 'search' ? searchButton : menuButton}
            onWide={closeWide}
          />
        </ErrorBoundary>
      )}
    </header>
  );
}
