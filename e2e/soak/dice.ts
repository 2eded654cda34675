import { randomUint32, scaleToRange } from '#domain/random.ts';

/** A seeded random number generator. */
export interface Dice {
  /** An integer from 0 to `below - 1`. */
  readonly number: (below: number) => number;
  /** Throws a RangeError if there are no items. */
  readonly one: <Item>(items: readonly Item[]) => Item;
  /** Throws a RangeError if no item has a weight above 0. */
  readonly weighted: <Item>(items: readonly Item[], weightOf: (item: Item) => number) => Item;
}

export function createDice(seed: number): Dice {
  let count = 0;
  const number = (below: number) => scaleToRange(randomUint32(seed, (count += 1)), below);
  const at = <Item>(items: readonly Item[], index: number): Item => {
    const item = items[index];
    if (item === undefined) throw new RangeError('There is nothing to choose from');
    return item;
  };
  return {
    number,
    one: (items) => at(items, number(items.length)),
    weighted(items, weightOf) {
      const weights = items.map(weightOf);
      let rest = number(weights.reduce((sum, weight) => sum + weight, 0));
      return at(
        items,
        weights.findIndex((weight) => (rest -= weight) < 0),
      );
    },
  };
}
