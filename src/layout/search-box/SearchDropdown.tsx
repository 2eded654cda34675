import type { UseComboboxReturnValue } from 'downshift';
import { ProductPicture } from '#components/ProductPicture.tsx';
import { matchedPart, productTitled } from '#domain/search/suggest.ts';
import { useShop } from '#stores/use-shop.ts';
import { Icon } from '#ui/Icon.tsx';
import { SEARCH } from '#ui/icons.ts';
import { ignore } from './use-shop-combobox.ts';
import floating from '#ui/Floating.module.css';
import styles from './SearchDropdown.module.css';

const HISTORY = 'M4 12a8 8 0 1 0 2.5-5.8M4 4v3.6h3.6M12 8v4.4l2.8 1.8';

interface SearchDropdownProps {
  readonly box: UseComboboxReturnValue<string>;
  readonly items: readonly string[];
  readonly recent: boolean;
  readonly typed: string;
  readonly shown: boolean;
  /** Called after the recent searches were cleared; the button has been removed. */
  readonly onCleared: () => void;
}

/** The list under the search box; renders nothing while it is closed. */
export function SearchDropdown(props: SearchDropdownProps) {
  const { box, items, recent, typed, shown, onCleared } = props;
  const { search } = useShop();
  const label = recent ? 'Recent searches' : 'Suggestions';
  const { ref, ...listbox } = box.getMenuProps({ 'aria-label': label }, { suppressRefError: true });
  if (!shown) return null;
  return (
    // The menu's ref is on all of it: downshift closes the list on a tap outside, such as on `Clear search history`.
    <div ref={ref} className={`${floating.floating} ${styles.dropdown}`}>
      {recent && <p className={styles.heading}>Recent searches</p>}
      <ul {...listbox} className={styles.options}>
        {items.map((item, index) => (
          <li
            key={item}
            // Hovering does not highlight: Enter submits the typed text.
            {...box.getItemProps({ item, index, onMouseMove: ignore })}
            className={styles.option}
            data-highlighted={box.highlightedIndex === index}
          >
            {recent ? <Icon outline={HISTORY} /> : <SuggestionPicture suggestion={item} />}
            <span
              dir="auto"
              className={recent ? styles.recent : undefined}
              title={recent ? item : undefined}
            >
              {recent ? item : <Marked text={item} part={matchedPart(item, typed)} />}
            </span>
          </li>
        ))}
      </ul>
      {recent && (
        <button
          type="button"
          className={styles.clearHistory}
          // Moving the focus from the box would close the list before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            search.clearHistory();
            onCleared();
          }}
        >
          Clear search history
        </button>
      )}
    </div>
  );
}

/** The picture of a title's product, hidden, as its text is the title beside it; for a word the search icon. */
function SuggestionPicture({ suggestion }: { readonly suggestion: string }) {
  const { search } = useShop();
  const product = productTitled(search.index(), suggestion);
  if (!product) return <Icon outline={SEARCH} />;
  return (
    <ProductPicture className={styles.picture} product={product} use="small" aria-hidden="true" />
  );
}

/** A suggestion with the typed part marked. With the role of `mark`, a tree for models would split the name. */
function Marked({
  text,
  part,
}: {
  readonly text: string;
  readonly part: readonly [number, number] | null;
}) {
  if (!part) return <span>{text}</span>;
  const [start, end] = part;
  return (
    <>
      <span>{text.slice(0, start)}</span>
      <mark role="none">{text.slice(start, end)}</mark>
      <span>{text.slice(end)}</span>
    </>
  );
}
