import { useEffectEvent, useLayoutEffect, useRef, type FocusEvent } from 'react';
import { useFormSubmit } from '#lib/hooks/use-form-submit.ts';
import { FILLED_TEXT } from '../../prerender/contract.ts';
import { trimmed } from '#domain/text.ts';
import { useShop } from '#stores/use-shop.ts';
import { Icon } from '#ui/Icon.tsx';
import { CLOSE } from '#ui/icons.ts';
import { leaveBlurToTheForm, leaveToThePlatform, useShopCombobox } from './combobox-reducer.ts';
import { SearchInput } from './PlainSearchField.tsx';
import styles from './SearchBox.module.css';
import { SearchDropdown } from './SearchDropdown.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useAnnounceSuggestions } from './use-announce-suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useSubmitSearch } from './use-submit-search.ts';
import { useSearchText } from './use-search-text.ts';

interface SearchFieldProps {
  /** After a suggestion was chosen and searched for. */
  readonly onChosen?: () => void;
  /** After `Clear search`, which may have changed the address. */
  readonly onCleared?: () => void;
}

/** What the search form holds: a combobox whose list offers suggestions, or recent searches while little is typed. */
export function SearchField({ onChosen, onCleared }: SearchFieldProps) {
  const { searchText } = useShop();
  const { text, setText, sent, clear } = useSearchText();
  const searchFor = useSubmitSearch();
  const offers = useSuggestions(text);
  const { items, recent } = offers;
  const field = useRef<HTMLDivElement>(null);

  const box = useShopCombobox(items, text, (chosen) => {
    sent(chosen);
    searchFor(chosen);
    onChosen?.();
  });
  const { isOpen, closeMenu, openMenu, highlightedIndex } = box;
  const shown = isOpen && items.length > 0;
  useAnnounceSuggestions(offers, isOpen);
  useFormSubmit(field, () => {
    closeMenu();
    sent(trimmed(text));
  });

  const inputOf = () => field.current?.querySelector('input');
  const focusInput = () => inputOf()?.focus();

  // The field was there, and may have been typed into, before its code had loaded: what it held stays.
  const takeOver = useEffectEvent(() => {
    const input = inputOf();
    if (!input) return;
    if (input.value !== (input.getAttribute(FILLED_TEXT) ?? '')) setText(input.value);
    // React leaves a hydrated field as it was: it may be another one's text that it is to show.
    else input.value = searchText.state.getState().text;
    if (input === document.activeElement) openMenu();
  });
  useLayoutEffect(() => takeOver(), []);

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
          onBlur: leaveBlurToTheForm,
          onChange: (event) => setText(event.currentTarget.value),
          onKeyDown: (event) => {
            if (event.key.startsWith('Arrow')) offers.catchUp();
            leaveToThePlatform(event, shown, highlightedIndex);
          },
        })}
      />
      {text !== '' && (
        <button
          type="button"
          className={styles.button}
          aria-label="Clear search"
          onClick={() => {
            clear();
            onCleared?.();
            focusInput();
          }}
        >
          <Icon outline={CLOSE} />
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
    </div>
  );
}
