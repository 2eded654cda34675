import { later } from '#browser/later.tsx';

let begin = () => {};
const begun = new Promise<void>((done) => (begin = done));

/** The first touch can be answered: what follows may have the line for itself. */
export function beginLaterParts(): void {
  begin();
}

/** Parts of the shell that nobody needs before the first touch. */
export const SearchField = later(async () => {
  // Taking over the document comes upon it at once, but everything else goes first.
  await begun;
  return (await import('./SearchField.tsx')).SearchField;
});
export const CartPopup = later(async () => (await import('./CartPopup.tsx')).CartPopup);
export const MobileMenu = later(async () => (await import('./MobileMenu.tsx')).MobileMenu);
