import { useEffectEvent, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { FILLED_TEXT } from '#prerender/contract.ts';
import { useSearchState, useShop } from '#stores/use-shop.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { CLOSE } from '#ui/icons.ts';
import { ignore, ignoreNativeKeys, useShopCombobox } from './use-shop-combobox.ts';
import { SearchInput, SubmitButton } from './PlainSearchField.tsx';
import styles from './SearchBox.module.css';
import { SearchDropdown } from './SearchDropdown.tsx';
import { useAnnounceSuggestions } from './use-announce-suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SearchFieldProps {
  /** Of the input, unique on the page. */
  readonly id: string;
  /** Whether it takes the focus when it is mounted. */
  readonly focused?: RefObject<boolean>;
}

/** A combobox with suggestions, or with recent searches while fewer than two letters are typed. */
export function SearchField({ id, focused }: SearchFieldProps) {
  const { overlay, search } = useShop();
  // Shared by header and menu: after a rotation a phone may show the other one.
  const text = useSearchState((state) => state.text);
  const suggestions = useSuggestions(text);
  const { items, recent } = suggestions;
  const field = useRef<HTMLDivElement>(null);

  const box = useShopCombobox(id, items, text, (chosen) => void search.submit({ text: chosen }));
  const { isOpen, closeMenu, openMenu, highlightedIndex } = box;
  const shown = isOpen && items.length > 0;
  useAnnounceSuggestions(suggestions, isOpen);

  const inputOf = () => field.current?.querySelector('input');
  const focusInput = () => inputOf()?.focus();

  // Text that was typed before hydration stays.
  const adoptInput = useEffectEvent(() => {
    const input = inputOf();
    if (!input) return;
    if (input.value !== (input.getAttribute(FILLED_TEXT) ?? '')) search.setText(input.value);
    // Hydration does not set the value of an input.
    else input.value = search.state.getState().text;
    if (focused?.current) input.focus();
    if (input === document.activeElement) openMenu();
  });
  useLayoutEffect(() => adoptInput(), []);

  const clear = () => {
    const open = overlay.state.getState();
    search.clear();
    // The menu stays open (SPEC HEAD20).
    if (open) overlay.open(open);
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
          onFocus: openMenu,
          // Tab may move into the list: `leave` closes it when the focus leaves both.
          onBlur: ignore,
          onKeyDown: (event) => ignoreNativeKeys(event, shown, highlightedIndex),
        })}
        // Not above, where downshift would make it the `change` event of React.
        onInput={(event) => search.setText(event.currentTarget.value)}
      />
      {text !== '' && (
        <IconButton
          outline={CLOSE}
          small
          className={styles.button}
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
