import { normalize } from './normalize.ts';
import type { Part } from './shelf.ts';

/** A part of a shelf while it is being stocked. */
export interface GrowingPart extends Part {
  /** Gives the product at `index` the phrase that `key` stands for; `tell` is asked once for each key. */
  put(index: number, key: number, tell: () => string): void;
}

/** An empty part for `size` products. Its phrases come in the order of the first products that have them. */
export function createPart(size: number): GrowingPart {
  const column = new Uint16Array(size);
  const phrases: string[] = [];
  const byText = new Map<string, number>();
  const byKey = new Map<number, number>();

  const learn = (key: number, text: string) => {
    const number = byText.get(text) ?? phrases.push(text) - 1;
    byText.set(text, number);
    byKey.set(key, number);
    return number;
  };

  return {
    phrases,
    column,
    put(index, key, tell) {
      column[index] = byKey.get(key) ?? learn(key, normalize(tell()));
    },
  };
}
