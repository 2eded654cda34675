import { useHydrated } from '#lib/hooks/use-hydrated.ts';
import { useSearchState } from '#stores/use-shop.ts';
import { Icon } from '#ui/Icon.tsx';
import { SEARCH } from '#ui/icons.ts';
import styles from './SearchBox.module.css';

export function SubmitButton({ onClick }: { readonly onClick?: () => void }) {
  const searching = useSearchState((state) => state.searching);
  // The first render must equal the document, where no search is pending: hydration does not patch attributes.
  const hydrated = useHydrated();
  return (
    <button
      type="submit"
      className={styles.button}
      aria-label="Search"
      aria-busy={hydrated && searching}
      onClick={onClick}
    >
      <Icon outline={SEARCH} />
    </button>
  );
}
