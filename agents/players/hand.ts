/* What the rules of a player are written with. */
import type { Call } from '../env.ts';

/** Yields calls; each `yield` gives what the player then observes. */
export type Acting<Result = unknown> = Generator<Call, Result, unknown>;

export interface Item {
  readonly title: string;
  readonly cents: number;
  readonly rating: number;
  readonly qty: number;
  readonly id: string;
}

/** What a player can do in the shop, by eye or by tool. */
export interface Hand {
  /** The products of a search, or all. */
  readonly list: (query?: string) => Acting<readonly Item[]>;
  readonly sku: (item: Item) => Acting<string>;
  readonly cart: () => Acting<readonly Item[]>;
  readonly add: (item: Item, qty: number) => Acting;
  readonly set: (item: Item, qty: number) => Acting;
  readonly remove: (item: Item) => Acting;
  readonly checkOut: () => Acting;
}
