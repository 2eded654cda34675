import type { ComponentProps } from 'react';
import { useHydrated } from '#lib/hooks/use-hydrated.ts';
import { useSearchState, useShop } from '#stores/use-shop.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { SEARCH } from '#ui/icons.ts';
import styles from './SearchBox.module.css';

/** The search field while the combobox is loading. */
export function PlainSearchField({ id }: { readonly id: string }) {
  const { search } = useShop();
  return (
    <div className={styles.field}>
      <SearchInput id={id} onInput={(event) => search.setText(event.currentTarget.value)} />
      <SubmitButton />
    </div>
  );
}

/** The text field of every search box. */
export function SearchInput(props: ComponentProps<'input'>) {
  return (
    <input
      aria-label="Search products"
      {...props}
      className={styles.input}
      type="text"
      dir="auto"
      name="q"
      inputMode="search"
      enterKeyHint="search"
      placeholder="Search products"
      // The inline body script marks the text that it sets.
      suppressHydrationWarning
    />
  );
}

export function SubmitButton({ onClick }: { readonly onClick?: () => void }) {
  const searching = useSearchState(({ searching }) => searching !== null);
  // The first render must equal the document, where no search is pending: hydration does not patch attributes.
  const hydrated = useHydrated();
  return (
    <IconButton
      outline={SEARCH}
      small
      type="submit"
      className={styles.button}
      aria-label="Search"
      aria-busy={hydrated && searching}
      onClick={onClick}
    />
  );
}
