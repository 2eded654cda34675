import { lazyWithPreload } from '#lib/lazy-with-preload.tsx';
import { whenMedia } from '#lib/when-media.ts';

let start = () => {};
const started = new Promise<void>((resolve) => (start = resolve));

/** Call when the app is interactive: from then on lazy components of the header are fetched. */
export function startLazyLoading(): void {
  start();
}

/** The combobox. Until it has loaded, `PlainSearchField` works without it. */
export const SearchField = lazyWithPreload(async () => {
  // Hydration needs this chunk immediately; everything else waits until the app is interactive.
  await started;
  // Narrower headers show no field; the menu imports it itself.
  if (!import.meta.env.SSR) await whenMedia('(width >= 768px)');
  return retry(async () => (await import('./search-box/SearchField.tsx')).SearchField);
});

/** Calls `load` until it succeeds. Meanwhile the prerendered field keeps what is typed. */
async function retry<Module>(load: () => Promise<Module>): Promise<Module> {
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
export const MobileMenu = lazyWithPreload(
  async () => (await import('./MobileMenu.tsx')).MobileMenu,
);
