import { createStore, type StoreApi } from 'zustand/vanilla';
import { createEmitter } from '#lib/emitter.ts';
import { isEqual } from '#lib/is-equal.ts';
import { objectOf } from '#lib/typed-object.ts';
import { NEW_VISIT, PART_NAMES, PARTS, type PartName, type Visit } from './parts.ts';
import { persistedPart, type PersistedPart } from './persisted-part.ts';
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

/** An offer to undo what has just happened. It ends with the next change of a part that it restores. */
export interface UndoOffer {
  /** What has happened, as in `A link has filled your cart: 4 items.` */
  readonly text: string;
  /** How to change the parts back. */
  readonly restore: VisitUpdate;
  /** Announced when it has been undone. */
  readonly undone: string;
  /** The product whose line the visitor has removed: it stands in the line's place, and ends with the page. */
  readonly removed?: string;
  /** The page goes to the top, where it takes the focus. */
  readonly goesToTop?: true;
  /** Present when a tool has made the change. */
  readonly by?: 'tool';
}

/** Everything that the visitor has made, and how it changes. */
export interface VisitStore {
  readonly state: StoreApi<Visit>;
  /**
   * Changes parts, in storage too. It reads the stored parts first: another tab may have changed them, and must not be
   * overwritten. When a function throws, nothing changes: not in memory, in storage or in another tab.
   */
  update(update: VisitUpdate, by?: ChangedBy): Change;
  /** Replaces the whole visit. */
  replace(visit: Visit, by: ChangedBy): Change;
  /** Runs an action whose changes are by `by`. */
  runAs<Result>(by: ChangedBy, action: () => Result): Result;
  /** By whom changes are now. */
  actor(): ChangedBy;
  /** Calls back after each change, while what it ends can still be undone. Returns a function that unsubscribes. */
  subscribe(listener: (change: Change, by: ChangedBy) => void): () => void;
  /** The offer that stands; `null` without one. */
  readonly undoOffer: StoreApi<UndoOffer | null>;
  /** Offers to undo what has just happened, in place of an earlier offer. */
  offerUndo(offer: UndoOffer): void;
  /** Undoes what the offer is about, which ends it. */
  undo(): void;
  dismissUndo(): void;
}

/** The update that replaces the whole visit. */
export function replacing(visit: Visit): VisitUpdate {
  return PART_NAMES.reduce<VisitUpdate>(
    (update, name) => Object.assign(update, { [name]: () => visit[name] }),
    {},
  );
}

/** Reads the stored parts; never throws for what they contain. `seed`: the catalogue's. */
export function createVisit(storage: SafeStorage, seed: number): VisitStore {
  // While React hydrates, it renders the store's initial state: that of the prerendered HTML.
  const state = createStore(() => NEW_VISIT);
  const undoOffer = createStore<UndoOffer | null>(() => null);
  const dismissUndo = () => undoOffer.setState(null, true);
  const changes = createEmitter<[Change, ChangedBy]>();
  const stored = objectOf<Record<PartName, StoredPart>>(PART_NAMES, (name) =>
    storedPart(name, persistedPart(storage, PARTS[name], seed)),
  );
  let actor: ChangedBy = 'visitor';

  const set = (change: Change, by: ChangedBy) => {
    const { before, after } = change;
    state.setState(after, true);
    changes.emit(change, by);
    const restored = undoOffer.getState()?.restore ?? {};
    if (PART_NAMES.some((name) => restored[name] && after[name] !== before[name])) dismissUndo();
    return change;
  };

  const update: VisitStore['update'] = (parts, by = actor) => {
    const memory = state.getState();
    const names = PART_NAMES.filter((name) => parts[name]);
    const before = names.reduce((visit, name) => stored[name].load(visit), memory);
    // Every function runs before the first write: one that throws must leave all parts as they were.
    const after = objectOf<Visit>(
      PART_NAMES,
      (name) => parts[name]?.(before[name], before) ?? before[name],
    );
    for (const name of names) stored[name].save(after);
    return set({ before, after }, by);
  };

  const runAs: VisitStore['runAs'] = (by, action) => {
    const outer = actor;
    actor = by;
    try {
      return action();
    } finally {
      actor = outer;
    }
  };

  for (const name of PART_NAMES) {
    state.setState((visit) => stored[name].load(visit), true);
    stored[name].subscribe((change) => {
      const before = state.getState();
      const after = change(before);
      // Restored from the back/forward cache, the page reads storage although nothing may have changed.
      if (!isEqual(after[name], before[name])) set({ before, after }, 'tab');
    });
  }

  return {
    state,
    update,
    replace: (visit, by) => update(replacing(visit), by),
    runAs,
    actor: () => actor,
    subscribe: changes.subscribe,
    undoOffer,
    offerUndo: (offer) => undoOffer.setState(offer, true),
    undo() {
      const offer = undoOffer.getState();
      if (offer) update(offer.restore, 'undo');
      dismissUndo();
    },
    dismissUndo,
  };
}

/** A part of the visit in storage. */
interface StoredPart {
  /** The visit with the part as it is stored. */
  load(visit: Visit): Visit;
  /** Stores the visit's part. */
  save(visit: Visit): void;
  /** Calls back, with what it does to the visit, when another tab has changed it. */
  subscribe(changed: (change: (visit: Visit) => Visit) => void): void;
}

function storedPart<Name extends PartName>(
  name: Name,
  part: PersistedPart<Visit[Name]>,
): StoredPart {
  return {
    load: (visit) => ({ ...visit, [name]: part.load(visit[name]) }),
    save: (visit) => part.save(visit[name]),
    subscribe: (changed) =>
      part.subscribe((value) => changed((visit) => ({ ...visit, [name]: value }))),
  };
}
