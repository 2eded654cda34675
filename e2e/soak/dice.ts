import { randomUint32, scaleToRange } from '#domain/random.ts';

/** Chance that can be had again: the same seed, the same throws. */
export interface Dice {
  /** A whole number from 0 to `below - 1`. */
  readonly number: (below: number) => number;
  readonly one: <Item>(items: readonly Item[]) => Item;
  /** One of the items, each as likely as its weight; at least one must weigh something. */
  readonly weighted: <Item>(items: readonly Item[], weightOf: (item: Item) => number) => Item;
}

export function createDice(seed: number): Dice {
  let throws = 0;
  const number = (below: number) => scaleToRange(randomUint32(seed, (throws += 1)), below);
  const at = <Item>(items: readonly Item[], place: number): Item => {
    const item = items[place];
    if (item === undefined) throw new RangeError('There is nothing to choose from');
    return item;
  };
  return {
    number,
    one: (items) => at(items, number(items.length)),
    weighted(items, weightOf) {
      const weights = items.map(weightOf);
      let rest = number(weights.reduce((sum, weight) => sum + weight, 0));
      const place = weights.findIndex((weight) => {
        rest -= weight;
        return rest < 0;
      });
      return at(items, place);
    },
  };
}
