import {
  useCombobox,
  type UseComboboxReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
} from 'downshift';
import type { KeyboardEvent } from 'react';

/** downshift ignores events with this property. */
interface Preventable {
  preventDownshiftDefault?: boolean;
}

/** downshift's combobox for the given items. `id` is the input's. `choose` is called with the selected item. */
export function useShopCombobox(
  id: string,
  items: readonly string[],
  text: string,
  choose: (item: string) => void,
): UseComboboxReturnValue<string> {
  return useCombobox({
    id,
    inputId: id,
    items: [...items],
    inputValue: text,
    // Selecting the same item again must call `choose` again.
    selectedItem: null,
    stateReducer: reduceState,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) choose(selectedItem);
    },
  });
}

/**
 * Changes downshift's defaults (SPEC FIND): blur does not select the highlighted item, Escape does not clear the text,
 * a click into the box never closes the list.
 */
function reduceState(
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
 * Leaves keys to the browser: those of an input method that composes, Home and End move the caret, Enter without a
 * highlighted option submits the form, Escape with the list closed reaches the dialog around the box.
 */
export function ignoreNativeKeys(
  event: KeyboardEvent,
  isListShown: boolean,
  highlightedIndex: number,
): void {
  const isForDownshift =
    (event.key === 'Enter' && isListShown && highlightedIndex >= 0) ||
    (event.key === 'Escape' && isListShown) ||
    !['Enter', 'Escape', 'Home', 'End'].includes(event.key);
  if (!isForDownshift || event.nativeEvent.isComposing) ignore(event);
}

/** An event handler: downshift does nothing for the event. */
export function ignore({ nativeEvent }: { readonly nativeEvent: Event }): void {
  (nativeEvent as Event & Preventable).preventDownshiftDefault = true;
}
