import {
  createElement,
  Suspense,
  use,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type RefObject,
} from 'react';
import { whenMedia } from '#lib/scheduling/when-media.ts';
import { ErrorBoundary } from '#components/ErrorBoundary.tsx';
import { WIDE } from '#styles/media.ts';
// In the one style sheet of the shop, as all styles.
import './SearchDropdown.module.css';
import { PlainSearchField } from './PlainSearchField.tsx';
import type { SearchFieldProps } from './SearchField.tsx';

/*
 * The combobox, with downshift a tenth of the shop's code, is fetched when the app is interactive; in narrow windows,
 * where the search box is in the menu, not before it is needed. Until then the field of the document stays, with the
 * text typed into it, and searches without suggestions.
 */

/** Ids of the inputs: while the menu is open, both are in the document. */
const HEADER_ID = 'search';
const MENU_ID = 'menu-search';

type Field = ComponentType<SearchFieldProps>;

let start = () => {};
let beforeHydration = () => {};
const started = new Promise<void>((resolve) => (start = resolve));
let loaded: Field | undefined;
let loading: Promise<Field> | undefined;

/**
 * Call when the app is interactive, or to prerender: from now on the combobox may be fetched. `prepare` is called right
 * before it hydrates the header's field.
 */
export function startSearchField(prepare = () => {}): void {
  beforeHydration = prepare;
  start();
}

/** Call when the visitor is about to open the menu. */
export function preloadSearchField(): void {
  void load();
}

function load(): Promise<Field> {
  loading ??= fetchField();
  return loading;
}

/** Retries until loading succeeds. */
async function fetchField(): Promise<Field> {
  // Rendering asks for it at once, but its chunk must not delay the rest of the app.
  await started;
  try {
    ({ SearchField: loaded } = await import('./SearchField.tsx'));
    return loaded;
  } catch (error) {
    await new Promise((done) => setTimeout(done, RETRY_MS));
    // After the wait: a page that is left while it loads has failed at nothing.
    console.error('The suggestions failed to load, and are tried again:', error);
    return fetchField();
  }
}

/** How long to wait before the next attempt, in milliseconds. */
const RETRY_MS = 5000;

/** In narrower windows the header's field is hidden: it is hydrated when the window gets wider. */
const wide = import.meta.env.SSR ? load() : whenMedia(WIDE).then(loadForHydration);

async function loadForHydration(): Promise<Field> {
  const Field = await load();
  beforeHydration();
  return Field;
}

function WideField() {
  return createElement(use(wide), { id: HEADER_ID });
}

function MenuField({ focused }: Required<Pick<SearchFieldProps, 'focused'>>) {
  // At once where it has been loaded: `use` would show the fallback first.
  return createElement(loaded ?? use(load()), { id: MENU_ID, focused });
}

/** The plain field of the menu. Sets `focused` when it is replaced: the combobox takes the focus over. */
function MenuFallback({ focused }: { readonly focused: RefObject<boolean> }) {
  // Not while the combobox renders: React may commit it 0.3 s later.
  useLayoutEffect(
    () => () => {
      focused.current = document.activeElement?.id === MENU_ID;
    },
    [focused],
  );
  return <PlainSearchField id={MENU_ID} />;
}

/** A constant element, which React skips when the header re-renders: during hydration that would replace the field. */
export const HEADER_FIELD = (
  <ErrorBoundary fallback={<PlainSearchField id={HEADER_ID} />}>
    <Suspense fallback={<PlainSearchField id={HEADER_ID} />}>
      <WideField />
    </Suspense>
  </ErrorBoundary>
);

/** `focused`: whether it has the focus from the start. */
export function MenuSearchField({ focused }: { readonly focused: boolean }) {
  const focusedRef = useRef(focused);
  return (
    <Suspense fallback={<MenuFallback focused={focusedRef} />}>
      <MenuField focused={focusedRef} />
    </Suspense>
  );
}
