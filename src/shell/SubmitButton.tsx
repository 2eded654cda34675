import { useSearchState } from '#stores/use-shop.ts';
import { Icon } from '#ui/Icon.tsx';
import { SEARCH } from '#ui/outlines.ts';
import styles from './SearchBox.module.css';

export function SubmitButton() {
  const searching = useSearchState((state) => state.searching);
  return (
    <button type="submit" className={styles.button} aria-label="Search" aria-busy={searching}>
      <Icon outline={SEARCH} />
    </button>
  );
}
