import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useDismiss } from '#lib/hooks/use-dismiss.ts';
import { useWhenMedia } from '#lib/hooks/use-when-media.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { CLOSE } from '#ui/icons.ts';
import type { Route } from '#router/routes.ts';
import { Announcer } from './Announcer.tsx';
import { MainNav } from './MainNav.tsx';
import styles from './MobileMenu.module.css';
import { SearchBox } from './search-box/SearchBox.tsx';
import { SearchField } from './search-box/SearchField.tsx';

interface MobileMenuProps {
  readonly route: Route;
  /** Whether the focus starts in the search box. */
  readonly toSearch: boolean;
  /** The button that opens it. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
  /** After a change of address that leaves the menu open. */
  readonly onStay: () => void;
  /** The window has become too wide for a menu; `searching`: while its search box had the focus. */
  readonly onWidened: (searching: boolean) => void;
}

/** The menu under 768 px: modal, so that the platform keeps the focus in it and gives it back. */
export function MobileMenu(props: MobileMenuProps) {
  const { route, toSearch, opener, onClose, onStay, onWidened } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    // Not every browser focuses a button that is clicked, and Ctrl+K needs none: to here the focus returns.
    opener.current?.focus();
    element?.showModal();
    if (toSearch) element?.querySelector('input')?.focus();
    // Closed before it goes, so that the focus returns.
    return () => element?.close();
  }, [toSearch, opener]);
  // The event comes late: React's double mounting in development has the menu open again by then.
  const closed = () => {
    if (!dialog.current?.open) onClose();
  };
  useDismiss([content], onClose);
  useWhenMedia('(width >= 768px)', () =>
    onWidened(document.activeElement instanceof HTMLInputElement),
  );
  return (
    <dialog ref={dialog} className={styles.menu} aria-label="Menu" onClose={closed}>
      <div ref={content} className={styles.content}>
        {/* The header's button is out of reach behind a modal: here is its other half. */}
        <IconButton
          outline={CLOSE}
          className={styles.close ?? ''}
          aria-label="Menu"
          aria-expanded
          onClick={onClose}
        />
        <SearchBox onSubmitted={onClose}>
          <SearchField onChosen={onClose} onCleared={onStay} />
        </SearchBox>
        {/* A link to the page already shown changes no address: any link closes the menu. */}
        <MainNav route={route} onFollowed={onClose} />
      </div>
      {/* Behind a modal nothing is heard of the page's own. */}
      <Announcer />
    </dialog>
  );
}
