import { createStore, type StoreApi } from 'zustand/vanilla';
import { createEmitter } from '#lib/emitter.ts';
import { isEqual } from '#lib/is-equal.ts';
import { objectOf } from '#lib/typed-object.ts';
import {
  NEW_VISIT,
  PART_NAMES,
  STORED,
  STORED_NAMES,
  type PartName,
  type StoredName,
  type Visit,
} from './parts.ts';
import { persistedPart } from './persisted-part.ts';
import type { SafeStorage } from './storage.ts';

/** What changes the visit: the visitor's input, a tool, Undo, a link or Start over, another tab. */
export type ChangedBy = 'visitor' | 'tool' | 'undo' | 'start' | 'tab';

/** How to change some parts. Each function gets the part, and the visit before the change; it returns the new part. */
export type VisitUpdate = {
  readonly [Name in PartName]?: (value: Visit[Name], before: Visit) => Visit[Name];
};

export interface Change {
  readonly before: Visit;
  readonly after: Visit;
}

/**
 * An offer to undo what has just happened. It ends by Undo or Dismiss, with the next change of a part that it restores,
 * of a removed line also with the page (`stores/shop.ts`), and of an agent when its changes cancel out
 * (`tools/call/change-cart.ts`).
 */
export interface UndoOffer {
  /** What has happened, as in `A link has filled your cart: 4 items.` */
  readonly text: string;
  /** How to change the parts back. */
  readonly restore: VisitUpdate;
  /** Announced when it has been undone. */
  readonly undone: string;
  /** The product whose line the visitor has removed: the offer stands in the line's place. */
  readonly removed?: string;
  /** The page goes to the top, where it takes the focus. */
  readonly goesToTop?: true;
  /** Who has made the change. */
  readonly by: ChangedBy;
}

/** Everything that the visitor has made, and how it changes. */
export interface VisitStore {
  readonly state: StoreApi<Visit>;
  /**
   * Changes parts, in storage too. It reads the stored parts first: another tab may have changed them, and must not be
   * overwritten. When a function throws, nothing changes: not in memory, in storage or in another tab.
   */
  update(update: VisitUpdate): Change;
  /** Runs an action whose changes and offers are by `by`; all others are the visitor's. */
  runAs<Result>(by: ChangedBy, action: () => Result): Result;
  /** Calls back after each change, while what it ends can still be undone. Returns a function that unsubscribes. */
  subscribe(listener: (change: Change, by: ChangedBy) => void): () => void;
  /** The offer that stands; `null` without one. */
  readonly undoOffer: StoreApi<UndoOffer | null>;
  /** Offers to undo what has just happened, in place of an earlier offer. */
  offerUndo(offer: Omit<UndoOffer, 'by'>): void;
  /** Undoes what the offer is about, which ends it. */
  undo(): void;
  dismissUndo(): void;
}

/** A part in storage, as functions of the visit. */
interface VisitPart {
  /** The visit with the part as it is stored. */
  readonly load: (visit: Visit) => Visit;
  readonly save: (visit: Visit) => void;
}

/** The update that replaces the whole visit. */
export function replacing(visit: Visit): VisitUpdate {
  return PART_NAMES.reduce<VisitUpdate>(
    (update, name) => Object.assign(update, { [name]: () => visit[name] }),
    {},
  );
}

/** Reads the stored parts; never throws for what they contain. */
export function createVisit(storage: SafeStorage): VisitStore {
  // While React hydrates, it renders the store's initial state: that of the prerendered HTML.
  const state = createStore(() => NEW_VISIT);
  const undoOffer = createStore<UndoOffer | null>(() => null);
  const dismissUndo = () => undoOffer.setState(null, true);
  const changes = createEmitter<[Change, ChangedBy]>();
  let actor: ChangedBy = 'visitor';

  const runAs: VisitStore['runAs'] = (by, action) => {
    const outer = actor;
    actor = by;
    try {
      return action();
    } finally {
      actor = outer;
    }
  };

  const set = (change: Change) => {
    const { before, after } = change;
    state.setState(after, true);
    changes.emit(change, actor);
    const restored = undoOffer.getState()?.restore ?? {};
    if (PART_NAMES.some((name) => restored[name] && after[name] !== before[name])) dismissUndo();
    return change;
  };

  const stored = objectOf<Record<StoredName, VisitPart>>(STORED_NAMES, (name) => {
    const part = persistedPart(storage, STORED[name], NEW_VISIT[name]);
    part.subscribe((value) => {
      const before = state.getState();
      // Restored from the back/forward cache, the page reads storage although nothing may have changed.
      if (!isEqual(value, before[name]))
        runAs('tab', () => set({ before, after: { ...before, [name]: value } }));
    });
    return {
      load: (visit) => ({ ...visit, [name]: part.load(visit[name]) }),
      save: (visit) => part.save(visit[name]),
    };
  });
  const load = (visit: Visit, name: StoredName) => stored[name].load(visit);
  state.setState(STORED_NAMES.reduce(load, NEW_VISIT), true);

  const update: VisitStore['update'] = (parts) => {
    const memory = state.getState();
    const names = STORED_NAMES.filter((name) => parts[name]);
    const before = names.reduce(load, memory);
    // Every function runs before the first write: one that throws must leave all parts as they were.
    const after = objectOf<Visit>(
      PART_NAMES,
      (name) => parts[name]?.(before[name], before) ?? before[name],
    );
    for (const name of names) stored[name].save(after);
    return set({ before, after });
  };

  return {
    state,
    update,
    runAs,
    subscribe: changes.subscribe,
    undoOffer,
    offerUndo: (offer) => undoOffer.setState({ ...offer, by: actor }, true),
    undo() {
      const offer = undoOffer.getState();
      if (offer) runAs('undo', () => update(offer.restore));
      dismissUndo();
    },
    dismissUndo,
  };
}
