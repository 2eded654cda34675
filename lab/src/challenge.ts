/* What hunts and tasks have in common: each begins, goes on from one document to the next, ends, has a result, and begins again. */
import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The progress of a hunt or a task. The session stores it, so it names nothing that is to be found (SPEC FAULT16, TASK8). */
export interface Progress<Data> {
  /** Which one it is: `hunt-42`, `task-cheapest/7`. */
  readonly key: string;
  /** The catalogue in which it began. */
  readonly seed: number;
  readonly size: number;
  /** When its first page was opened and when it ended, in milliseconds since 1970. */
  readonly began: number;
  readonly ended: number | null;
  readonly data: Data;
}

/** A hunt or a task. */
export interface Challenge<Data, Result> {
  readonly state: StoreApi<Progress<Data>>;
  /** Milliseconds since it began, until it ended. */
  elapsed(): number;
  /** Changes the data, unless it has ended. */
  update(change: Partial<Data>): void;
  end(): void;
  /** The judge's result; `null` until it has ended, because it names what was to be found. */
  result(): Result | null;
  /** What the session stores; `undefined` once it is to begin again. */
  stored(): Progress<Data> | undefined;
  /** The next document begins it anew. */
  again(): void;
  /** Continues with stored progress; ignores invalid data and that of another hunt or task. */
  load(stored: unknown): void;
}

interface ChallengeOptions<Data, Result> {
  /** Which one it is, and its catalogue. */
  readonly about: Pick<Progress<Data>, 'key' | 'seed' | 'size'>;
  readonly schema: v.GenericSchema<unknown, Data>;
  /** The data at the beginning. */
  readonly first: Data;
  /** Stored progress of this or of another one. */
  readonly stored: unknown;
  readonly judge: (progress: Progress<Data>) => Result;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createChallenge<Data, Result>(
  options: ChallengeOptions<Data, Result>,
): Challenge<Data, Result> {
  const { about, schema, first, judge, now } = options;
  const read = (value: unknown) => readProgress(value, about.key, schema);
  const state = createStore<Progress<Data>>(
    () => read(options.stored) ?? { ...about, began: now(), ended: null, data: first },
  );
  const { getState, setState } = state;
  const isOver = () => getState().ended !== null;
  let isForgotten = false;
  return {
    state,
    elapsed: () => (getState().ended ?? now()) - getState().began,
    update(change) {
      if (!isOver()) setState(({ data }) => ({ data: { ...data, ...change } }));
    },
    end() {
      if (!isOver()) setState({ ended: now() });
    },
    result: () => (isOver() ? judge(getState()) : null),
    stored: () => (isForgotten ? undefined : getState()),
    again() {
      isForgotten = true;
    },
    load(stored) {
      const progress = read(stored);
      if (progress) setState(progress, true);
    },
  };
}

/** Stored progress; `null` if it is invalid or of another one. */
export function readProgress<Data>(
  stored: unknown,
  key: string,
  schema: v.GenericSchema<unknown, Data>,
): Progress<Data> | null {
  const result = v.safeParse(
    v.object({
      key: v.literal(key),
      seed: v.number(),
      size: v.number(),
      began: v.number(),
      ended: v.nullable(v.number()),
      data: schema,
    }),
    stored,
  );
  return result.success ? result.output : null;
}

/** Whole seconds. */
export function toSeconds(ms: number): number {
  return Math.round(ms / 1000);
}
