import styles from './SearchBox.module.css';
import { SearchInput } from './SearchInput.tsx';
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
