import { useRef, type FocusEvent } from 'react';
import { useShortcut } from '#browser/use-shortcut.ts';
import { useShop } from '#stores/use-shop.ts';
import { Icon } from '#ui/Icon.tsx';
import type { Route } from '../routes.ts';
import { leaveBlurToTheForm, leaveToThePlatform, useShopCombobox } from './combobox-rules.ts';
import styles from './SearchBox.module.css';
import { SearchDropdown } from './SearchDropdown.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useAnnounceOffers } from './use-announce-offers.ts';
import { useOffers } from './use-offers.ts';
import { useSearchBox } from './use-search-box.ts';

interface SearchBoxProps {
  readonly route: Route;
  /** After a search was sent off. */
  readonly onSubmitted?: () => void;
  /** The visitor asks for the box where it is not shown. */
  readonly onOutOfSight?: () => void;
}

/** The search form: a combobox whose list offers suggestions, or recent searches while little is typed. */
export function SearchBox({ route, onSubmitted, onOutOfSight }: SearchBoxProps) {
  const { base } = useShop();
  const { text, setText, submit, clear } = useSearchBox(route);
  const offers = useOffers(text);
  const { items, recent } = offers;
  const form = useRef<HTMLFormElement>(null);

  const send = (searched: string) => {
    submit(searched);
    onSubmitted?.();
  };

  const box = useShopCombobox(items, text, send);
  const { isOpen, closeMenu, openMenu, highlightedIndex } = box;
  const shown = isOpen && items.length > 0;
  useAnnounceOffers(offers, isOpen);

  const focusInput = () => form.current?.querySelector('input')?.focus();

  useShortcut('k', () => {
    // The header's box is not there under 768 px, and the menu's only while it is open.
    if (form.current?.checkVisibility()) focusInput();
    else onOutOfSight?.();
  });

  const leave = (event: FocusEvent) => {
    const to = event.relatedTarget;
    if (!(to instanceof Node) || !form.current?.contains(to)) closeMenu();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      role="search"
      action={`${base}products`}
      onBlur={leave}
      onSubmit={(event) => {
        event.preventDefault();
        closeMenu();
        send(text);
      }}
    >
      <input
        {...box.getInputProps({
          'aria-label': 'Search products',
          'aria-expanded': shown,
          'aria-controls': shown ? box.getMenuProps({}, { suppressRefError: true }).id : undefined,
          onFocus: () => openMenu(),
          onBlur: leaveBlurToTheForm,
          onChange: (event) => setText(event.currentTarget.value),
          onKeyDown: (event) => leaveToThePlatform(event, shown, highlightedIndex),
        })}
        className={styles.input}
        type="text"
        name="q"
        inputMode="search"
        enterKeyHint="search"
        placeholder="Search products"
      />
      {text !== '' && (
        <button
          type="button"
          className={styles.button}
          aria-label="Clear search"
          onClick={() => {
            clear();
            focusInput();
          }}
        >
          <Icon name="close" />
        </button>
      )}
      <SubmitButton />
      <SearchDropdown
        box={box}
        items={items}
        recent={recent}
        typed={text}
        shown={shown}
        // The button pressed goes with the list: the focus must not be lost with it.
        onCleared={focusInput}
      />
    </form>
  );
}
