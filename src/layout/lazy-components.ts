import { lazyWithPreload } from '#lib/lazy-with-preload.tsx';
import { whenMedia } from '#lib/when-media.ts';

let begin = () => {};
const begun = new Promise<void>((done) => (begin = done));

/** The first touch can be answered: what follows may have the line for itself. */
export function startLazyLoading(): void {
  begin();
}

/** Parts of the shell that nobody needs before the first touch. */
export const SearchField = lazyWithPreload(async () => {
  // Taking over the document comes upon it at once, but everything else goes first.
  await begun;
  // Where the header shows no field, the menu brings one.
  if (!import.meta.env.SSR) await whenMedia('(width >= 768px)');
  return comeAtLast(async () => (await import('./search-box/SearchField.tsx')).SearchField);
});

/** Tried again until it comes: meanwhile the document's own field stays as it is, with what was typed. */
async function comeAtLast<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((done) => setTimeout(done, RETRY_MS));
    return comeAtLast(load);
  }
}

/** In milliseconds. */
const RETRY_MS = 5000;
export const CartPopup = lazyWithPreload(
  async () => (await import('./cart-popup/CartPopup.tsx')).CartPopup,
);
export const MobileMenu = lazyWithPreload(
  async () => (await import('./MobileMenu.tsx')).MobileMenu,
);
