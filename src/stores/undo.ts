import type { StoreApi } from 'zustand/vanilla';

/** A change that can be undone. Its status line shows on every page, until the next change. */
export interface PendingUndo {
  /** What has happened, as in `A link has filled your cart: 4 items.` */
  readonly text: string;
  /** Undoes it. */
  readonly restore: () => void;
}

export type Undo = StoreApi<PendingUndo | null>;
