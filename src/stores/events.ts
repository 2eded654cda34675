import type { Product } from '#domain/catalogue/product.ts';
import { createEmitter } from '#lib/emitter.ts';

/**
 * What happens in the shop beside navigations (`onNavigated`) and changes of the visit (`visit.subscribe`), for those who
 * follow it, such as the lab's log.
 */
export type StoreEvent =
  /** The visitor has chosen other filters or another order: the URL has them. */
  | { readonly type: 'filtered' }
  /** A link has been shared or copied: of a product, or of the cart. */
  | {
      readonly type: 'shared';
      readonly method: 'share' | 'copy';
      readonly product: Product | null;
    }
  /** What the standing Undo restores has been emptied. */
  | { readonly type: 'started-over' }
  /** A part of the page has thrown while it rendered. */
  | { readonly type: 'failed'; readonly error: unknown };

export const createEvents = () => createEmitter<[StoreEvent]>();

export type Events = ReturnType<typeof createEvents>;
