import { useEffectEvent, useLayoutEffect, useRef, type FocusEvent } from 'react';
import { useStore } from 'zustand';
import { FILLED_TEXT } from '#prerender/contract.ts';
import { useRoute } from '#router/use-route.ts';
import { useShop } from '#stores/use-shop.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { CLOSE } from '#ui/icons.ts';
import { ignore, ignoreNativeKeys, useShopCombobox } from './use-shop-combobox.ts';
import { SearchInput, SubmitButton } from './PlainSearchField.tsx';
import styles from './SearchBox.module.css';
import { SearchDropdown } from './SearchDropdown.tsx';
import { useAnnounceSuggestions } from './use-announce-suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useSubmitSearch } from './use-submit-search.ts';

interface SearchFieldProps {
  /** Called after a suggestion was chosen and submitted. */
  readonly onChosen?: () => void;
  /** Called after `Clear search`, which navigates on the list. */
  readonly onCleared?: () => void;
}

/** A combobox with suggestions, or with recent searches while fewer than two letters are typed. */
export function SearchField({ onChosen, onCleared }: SearchFieldProps) {
  const { href, navigate, searchText } = useShop();
  const { page } = useRoute();
  // Shared by header and menu: after a rotation a phone may show the other one.
  const text = useStore(searchText.state, (state) => state.text);
  const searchFor = useSubmitSearch();
  const suggestions = useSuggestions(text);
  const { items, recent } = suggestions;
  const field = useRef<HTMLDivElement>(null);

  const box = useShopCombobox(items, text, (chosen) => {
    searchFor(chosen);
    onChosen?.();
  });
  const { isOpen, closeMenu, openMenu, highlightedIndex } = box;
  const shown = isOpen && items.length > 0;
  useAnnounceSuggestions(suggestions, isOpen);

  const inputOf = () => field.current?.querySelector('input');
  const focusInput = () => inputOf()?.focus();

  // Text that was typed before hydration stays.
  const adoptInput = useEffectEvent(() => {
    const input = inputOf();
    if (!input) return;
    if (input.value !== (input.getAttribute(FILLED_TEXT) ?? '')) searchText.setText(input.value);
    // Hydration does not set the value of an input.
    else input.value = searchText.state.getState().text;
    if (input === document.activeElement) openMenu();
  });
  useLayoutEffect(() => adoptInput(), []);

  const clear = () => {
    searchText.setText('');
    if (page === 'products') void navigate(href.products(), { replace: true });
    onCleared?.();
    focusInput();
  };

  const leave = ({ relatedTarget }: FocusEvent) => {
    const stays = relatedTarget instanceof Node && field.current?.contains(relatedTarget);
    if (!stays) closeMenu();
  };

  return (
    <div ref={field} className={styles.field} onBlur={leave}>
      <SearchInput
        {...box.getInputProps({
          'aria-label': 'Search products',
          'aria-expanded': shown,
          'aria-controls': shown ? box.getMenuProps({}, { suppressRefError: true }).id : undefined,
          onFocus: () => openMenu(),
          // Tab may move into the list: `leave` closes it when the focus leaves both.
          onBlur: ignore,
          onChange: (event) => searchText.setText(event.currentTarget.value),
          onKeyDown: (event) => {
            if (event.key.startsWith('Arrow')) suggestions.updateNow();
            ignoreNativeKeys(event, shown, highlightedIndex);
          },
        })}
      />
      {text !== '' && (
        <IconButton
          outline={CLOSE}
          small
          className={styles.button ?? ''}
          aria-label="Clear search"
          onClick={clear}
        />
      )}
      {/* Enter clicks it too. */}
      <SubmitButton onClick={closeMenu} />
      <SearchDropdown
        box={box}
        items={items}
        recent={recent}
        typed={text}
        shown={shown}
        // The button, which had the focus, has been removed.
        onCleared={focusInput}
      />
    </div>
  );
}
