import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useDismiss } from '#lib/hooks/use-dismiss.ts';
import { useWhenMedia } from '#lib/hooks/use-when-media.ts';
import bobbing from '#components/illustrations/Bobbing.module.css';
import { Shelves } from '#components/Shelves.tsx';
import { Wave } from '#components/illustrations/Wave.tsx';
import { heroSources, isCut } from '#components/illustrations/hero-sources.ts';
import { countItems } from '#domain/cart/cart.ts';
import { useShop, useVisit } from '#stores/use-shop.ts';
import { WIDE } from '#styles/media.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { CLOSE } from '#ui/icons.ts';
import { Announcer } from './Announcer.tsx';
import { Logo } from './Logo.tsx';
import { MainNav } from './MainNav.tsx';
import styles from './MobileMenu.module.css';
import { MenuSearchField } from './search-box/LazySearchField.tsx';
import { SearchBox } from './search-box/SearchBox.tsx';

interface MobileMenuProps {
  /** Whether the focus starts in the search box. */
  readonly focusSearch: boolean;
  /** The button that opens it. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** Called when the window becomes too wide for the menu. */
  readonly onWide: (searchHadFocus: boolean) => void;
}

/** The menu of narrow windows: a native modal dialog, which traps the focus and restores it. */
export function MobileMenu({ focusSearch, opener, onWide }: MobileMenuProps) {
  const { overlay } = useShop();
  const close = () => overlay.close();
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const count = useVisit(({ cart }) => countItems(cart));
  useLayoutEffect(() => {
    const element = dialog.current;
    // The dialog restores the focus to here. (Safari does not focus a clicked button, and Ctrl+K clicks none.)
    opener.current?.focus();
    element?.showModal();
    if (focusSearch) element?.querySelector('input')?.focus();
    // Removing an open dialog would not restore the focus.
    return () => element?.close();
  }, [focusSearch, opener]);
  // The event is asynchronous: in StrictMode the dialog has been mounted again by then.
  const closed = () => {
    if (!dialog.current?.open) close();
  };
  useDismiss([content], close);
  useWhenMedia(WIDE, () => onWide(document.activeElement instanceof HTMLInputElement));
  return (
    <dialog ref={dialog} className={styles.menu} aria-label="Menu" onClose={closed}>
      <div ref={content} className={styles.content}>
        <div className={styles.head}>
          <Logo />
          {/* The header's menu button is inert behind the modal. */}
          <IconButton outline={CLOSE} aria-label="Menu" aria-expanded onClick={close} />
        </div>
        <SearchBox>
          <MenuSearchField focused={focusSearch} />
        </SearchBox>
        <MainNav count={count} />
        <Shelves stacked />
        <div className={styles.water} aria-hidden="true">
          <Wave layer="far" className={styles.wave} />
          <img
            className={`${styles.picture} ${bobbing.bobbing}`}
            width={168}
            height={168}
            alt=""
            data-cut={isCut('near')}
            {...heroSources('near', 'card')}
          />
          <Wave layer="near" className={styles.wave} />
        </div>
      </div>
      {/* The live region of the page is inert behind the modal. */}
      <Announcer />
    </dialog>
  );
}
