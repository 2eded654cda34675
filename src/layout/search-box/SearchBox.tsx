import { useRef, type ReactNode } from 'react';
import { useShortcut } from '#lib/hooks/use-shortcut.ts';
import { useShop } from '#stores/use-shop.ts';
import styles from './SearchBox.module.css';
import { useSubmitSearch } from './use-submit-search.ts';

interface SearchBoxProps {
  /** The field and its buttons: see `SearchField`. */
  readonly children: ReactNode;
  /** Called after a search was submitted. */
  readonly onSubmitted?: () => void;
  /** Called for Ctrl+K when the box is hidden. */
  readonly onShortcutWhileHidden?: () => void;
}

/** The search form. It reads the text from its field on submit, so it works before the combobox is hydrated. */
export function SearchBox({ children, onSubmitted, onShortcutWhileHidden }: SearchBoxProps) {
  const { href } = useShop();
  const searchFor = useSubmitSearch();
  const form = useRef<HTMLFormElement>(null);

  useShortcut('k', () => {
    // Under 768 px the header's box is hidden.
    if (form.current?.checkVisibility()) form.current.querySelector('input')?.focus();
    else onShortcutWhileHidden?.();
  });

  return (
    <form
      ref={form}
      className={styles.form}
      role="search"
      action={href.products(undefined, '')}
      onSubmit={(event) => {
        event.preventDefault();
        searchFor(textOf(event.currentTarget));
        onSubmitted?.();
      }}
    >
      {children}
    </form>
  );
}

function textOf(form: HTMLFormElement): string {
  const text = new FormData(form).get('q');
  return typeof text === 'string' ? text : '';
}
