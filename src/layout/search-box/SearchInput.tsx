import type { ComponentProps } from 'react';
import styles from './SearchBox.module.css';

/** The text field of every search box. */
export function SearchInput(props: ComponentProps<'input'>) {
  return (
    <input
      aria-label="Search products"
      {...props}
      className={styles.input}
      type="text"
      name="q"
      inputMode="search"
      enterKeyHint="search"
      placeholder="Search products"
      // The inline body script marks the text that it sets.
      suppressHydrationWarning
    />
  );
}
