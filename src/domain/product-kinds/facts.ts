/* What the product page says of the kinds, apart from them: the inline script of the first paint does without it. */
import { CLOSE_UPS, CLOSINGS as ALL_CLOSINGS, FACTS } from '#goods/facts.ts';
import { itemAt } from '#lib/item-at.ts';
import { KINDS, type Kind } from './kinds.ts';

/** Sentences with the placeholders `{material}` and `{quality}`. */
interface Facts {
  readonly openings: readonly string[];
  readonly details: readonly string[];
  /** Of the finishes, in lower case, such as `powder-coated steel`. */
  readonly materials: readonly string[];
}

/** Closing sentences; each suits every kind. */
export const CLOSINGS: readonly string[] = ALL_CLOSINGS;

export function factsOf(kind: Kind): Facts {
  return itemAt(FACTS, KINDS.indexOf(kind));
}

/** Whether there is a close-up of a picture. */
export function hasCloseUp(picture: string): boolean {
  return CLOSE_UPS?.includes(picture) ?? true;
}
