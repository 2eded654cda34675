import { lazyWithPreload } from '#lib/lazy-with-preload.tsx';
import { whenMedia } from '#lib/scheduling/when-media.ts';

let start = () => {};
const started = new Promise<void>((resolve) => (start = resolve));

/** Call when the app is interactive. */
export function startLazyLoading(): void {
  start();
}

/** The combobox. It is fetched once the app is interactive. */
export const SearchField = lazyWithPreload(async () => {
  // Hydration renders this component at once; its chunk must not delay the rest of the app.
  await started;
  // In narrower windows the menu imports it.
  if (!import.meta.env.SSR) await whenMedia('(width >= 768px)');
  return retry(async () => (await import('./search-box/SearchField.tsx')).SearchField);
});

/** Retries until loading succeeds; until then the prerendered field stays, with the text typed into it. */
async function retry<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch {
    await new Promise((done) => setTimeout(done, RETRY_MS));
    return retry(load);
  }
}

/** How long to wait before the next attempt, in milliseconds. */
const RETRY_MS = 5000;

export const CartPopup = lazyWithPreload(
  async () => (await import('./cart-popup/CartPopup.tsx')).CartPopup,
);
export const UndoOffer = lazyWithPreload(async () => (await import('./UndoOffer.tsx')).UndoOffer);
export const MobileMenu = lazyWithPreload(
  async () => (await import('./MobileMenu.tsx')).MobileMenu,
);
