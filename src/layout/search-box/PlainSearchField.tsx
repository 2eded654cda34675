import type { ComponentProps } from 'react';
import styles from './SearchBox.module.css';
import { SubmitButton } from './SubmitButton.tsx';

/** The search field while the combobox is loading. */
export function PlainSearchField() {
  return (
    <div className={styles.field}>
      <SearchInput />
      <SubmitButton />
    </div>
  );
}

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
