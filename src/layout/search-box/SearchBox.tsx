import { useRef, type ReactNode } from 'react';
import { useShortcut } from '#lib/hooks/use-shortcut.ts';
import { useShop } from '#stores/use-shop.ts';
import styles from './SearchBox.module.css';
import { useSubmitSearch } from './use-submit-search.ts';

interface SearchBoxProps {
  /** The field and its buttons: see `SearchField`. */
  readonly children: ReactNode;
  /** After a search was sent off. */
  readonly onSubmitted?: () => void;
  /** The visitor asks for the box where it is not shown. */
  readonly onOutOfSight?: () => void;
}

/** The search form. It works with whatever text its field holds, also before the combobox has come to life. */
export function SearchBox({ children, onSubmitted, onOutOfSight }: SearchBoxProps) {
  const { href } = useShop();
  const searchFor = useSubmitSearch();
  const form = useRef<HTMLFormElement>(null);

  useShortcut('k', () => {
    // The header's box is not there under 768 px, and the menu's only while it is open.
    if (form.current?.checkVisibility()) form.current.querySelector('input')?.focus();
    else onOutOfSight?.();
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
