import { useRef, type ReactNode } from 'react';
import { useShortcut } from '#lib/hooks/use-shortcut.ts';
import { trimmed } from '#domain/text.ts';
import { useShop } from '#stores/use-shop.ts';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  /** The field and its buttons: see `SearchField`. */
  readonly children: ReactNode;
  /** Called for Ctrl+K when the box is hidden. */
  readonly onShortcutWhileHidden?: () => void;
}

/** The search form. It reads the text from its field on submit, so it works before the combobox is hydrated. */
export function SearchBox({ children, onShortcutWhileHidden }: SearchBoxProps) {
  const { href, search } = useShop();
  const form = useRef<HTMLFormElement>(null);

  useShortcut('k', () => {
    // In narrow windows the header's box is hidden.
    if (form.current?.checkVisibility()) form.current.querySelector('input')?.focus();
    else onShortcutWhileHidden?.();
  });

  return (
    <form
      ref={form}
      className={styles.form}
      role="search"
      action={href.products()}
      onSubmit={(event) => {
        event.preventDefault();
        void search.submit({ text: trimmed(textOf(event.currentTarget)) });
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
