import {
  useCombobox,
  type UseComboboxReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
} from 'downshift';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';

/** An event that downshift is told to leave alone. */
interface Preventable {
  preventDownshiftDefault?: boolean;
}

/** downshift's combobox over a list that is made elsewhere; `choose` is called with what was chosen. */
export function useShopCombobox(
  items: readonly string[],
  text: string,
  choose: (item: string) => void,
): UseComboboxReturnValue<string> {
  return useCombobox({
    items: [...items],
    inputValue: text,
    // Every choice is news, also the same one again.
    selectedItem: null,
    stateReducer: keepWhatWasTyped,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) choose(selectedItem);
    },
  });
}

/**
 * Where downshift's own choices differ from the shop's (SPEC FIND): leaving the box accepts nothing that was
 * not chosen, Escape keeps the text, a click into the box opens the list and never closes it.
 */
function keepWhatWasTyped(
  state: UseComboboxState<string>,
  { type, changes }: UseComboboxStateChangeOptions<string>,
): Partial<UseComboboxState<string>> {
  const { InputBlur, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;
  if (type === InputBlur || type === InputKeyDownEscape) {
    return { ...state, isOpen: false, highlightedIndex: -1 };
  }
  return type === InputClick ? { ...changes, isOpen: true } : changes;
}

/**
 * Keys that are the platform's: Home and End move in the text, Enter without a chosen option sends the form,
 * Escape with nothing to close belongs to whatever is around the box.
 */
export function leaveToThePlatform(
  event: KeyboardEvent,
  isListShown: boolean,
  highlightedIndex: number,
): void {
  const isOurs =
    (event.key === 'Enter' && isListShown && highlightedIndex >= 0) ||
    (event.key === 'Escape' && isListShown) ||
    !['Enter', 'Escape', 'Home', 'End'].includes(event.key);
  if (!isOurs) leaveAlone(event);
}

/** The form closes the list when the focus leaves all of it: Tab from the box may go into the list. */
export function leaveBlurToTheForm(event: FocusEvent): void {
  leaveAlone(event);
}

/** A pointer that rests on an option has not chosen it: Enter still sends what was typed. */
export function leaveHoverToTheStyles(event: MouseEvent): void {
  leaveAlone(event);
}

function leaveAlone({ nativeEvent }: { readonly nativeEvent: Event }): void {
  (nativeEvent as Event & Preventable).preventDownshiftDefault = true;
}
