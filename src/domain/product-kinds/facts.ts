/* What the product page says of the kinds, apart from them: the inline script of the first paint does without it. */
import { CLOSINGS as ALL_CLOSINGS, FACTS } from '#goods/facts.ts';
import { KINDS, type Kind } from './kinds.ts';

/** What is known of a finish. */
export interface FinishFacts {
  /** In lower case, such as `powder-coated steel`. */
  readonly material: string;
  /** Whether there is a second picture. */
  readonly hasCloseUp: boolean;
}

/** Sentences with the placeholders `{material}` and `{quality}`, and the finishes in the order of the kind's own. */
interface Facts {
  readonly openings: readonly string[];
  readonly details: readonly string[];
  readonly finishes: readonly FinishFacts[];
}

/** Closing sentences; each suits every kind. */
export const CLOSINGS: readonly string[] = ALL_CLOSINGS;

export function factsOf(kind: Kind): Facts {
  return FACTS[KINDS.indexOf(kind)] ?? NONE;
}

const NONE: Facts = { openings: [], details: [], finishes: [] };
