import { useHydrated } from '#lib/hooks/use-hydrated.ts';
import { useSearchState } from '#stores/use-shop.ts';
import { Icon } from '#ui/Icon.tsx';
import { SEARCH } from '#ui/icons.ts';
import styles from './SearchBox.module.css';

export function SubmitButton() {
  const searching = useSearchState((state) => state.searching);
  // The document's first look may be over when React takes the field over, and it leaves attributes as they are.
  const known = useHydrated();
  return (
    <button
      type="submit"
      className={styles.button}
      aria-label="Search"
      aria-busy={known && searching}
    >
      <Icon outline={SEARCH} />
    </button>
  );
}
