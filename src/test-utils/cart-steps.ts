import * as fc from 'fast-check';
import { MAX_QTY } from '#domain/cart/cart.ts';
import { sampleProducts } from './products.ts';
import { replay, type Action } from './replay.ts';

/** A step in a test of the cart: the action, the index of the product, and the quantity for add and set. */
export type Step = readonly [
  act: 'add' | 'set' | 'increase' | 'decrease' | 'remove' | 'clear',
  which: 0 | 1 | 2,
  qty: number,
];

const anyAct = fc.constantFrom<Step[0][]>('add', 'set', 'increase', 'decrease', 'remove', 'clear');
const anyQty = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: MAX_QTY }));

export const anyStep: fc.Arbitrary<Step> = fc.tuple(anyAct, fc.constantFrom(0, 1, 2), anyQty);
export const anySteps = fc.array(anyStep, { maxLength: 30 });

const [first, second, third] = sampleProducts(7, 3);
if (!first || !second || !third) throw new Error('A catalogue of 3 has 3 products');
export const PRODUCTS = [first, second, third] as const;

/** Reference implementation: the cart after these steps, as id and quantity in the order of adding. */
export function tally(steps: readonly Step[]): readonly (readonly [id: string, qty: number])[] {
  const actions = steps.map(([act, which, qty]): Action =>
    act === 'clear' ? { act: 'checkout' } : { act, id: PRODUCTS[which].id, qty },
  );
  return replay(actions).lines;
}
