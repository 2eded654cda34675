import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Fault, FaultClass, FaultScreen } from '../faults/fault.ts';
import { formatHunt, type HuntOptions } from './draw-hunt.ts';
import { faultsAt } from './judge.ts';
import { newProgress, readProgress, type HuntProgress } from './progress.ts';
import { resultOf, type HuntResult } from './result.ts';
import { scoreOf, type Score } from './score.ts';

/** An element that was pointed at, as it was then: the shop may have removed it when the report is made. */
export interface Aim {
  /** The element in words: `button "Add to Cart"`. */
  readonly element: string;
  readonly path: string;
  /** The faults there, nearest first. */
  readonly faults: readonly Fault[];
}

/** `repeated`: it had been reported before, which does not count again. */
export type Judgement =
  | { readonly outcome: 'found' | 'repeated'; readonly fault: Fault }
  | { readonly outcome: 'false' | 'repeated'; readonly fault: null };

/** A hunt for sealed faults (SPEC FAULT9). */
export interface Hunt {
  readonly options: HuntOptions;
  readonly size: number;
  readonly state: StoreApi<HuntProgress>;
  aim(element: Element, screens: readonly FaultScreen[], words: Pick<Aim, 'element' | 'path'>): Aim;
  /** Judges a report; the last fault that is found ends the hunt. Throws when the hunt has ended. */
  report(aim: Aim, reported: FaultClass): Judgement;
  /** The next hint for a fault that is not found yet; `null` when all have been given. */
  hint(): string | null;
  /** The hints that were given, oldest first. */
  hints(): readonly string[];
  hasHint(): boolean;
  finish(): void;
  /** Begins the same hunt anew. */
  restart(): void;
  score(): Score;
  foundFaults(): readonly Fault[];
  /** Empty while the hunt is on. */
  missedFaults(): readonly Fault[];
  /** `null` while the hunt is on: it names the faults that are not found. */
  result(): HuntResult | null;
  /** Continues from what the tab has stored, if it is of this hunt. */
  load(stored: unknown): void;
}

/** `faults`: those that were drawn. `catalogue`: of the visit. `now`: in milliseconds since 1970. */
export function createHunt(
  options: HuntOptions,
  faults: readonly Fault[],
  catalogue: Pick<HuntProgress, 'seed' | 'size'>,
  now: () => number,
): Hunt {
  const name = formatHunt(options);
  const state = createStore(() => newProgress(name, catalogue, now()));
  const { getState, setState } = state;
  const since = () => Math.round(now() - getState().began);
  const isFound = (fault: Fault) =>
    getState().reports.some(({ found }) => found === faults.indexOf(fault));
  const foundFaults = () => faults.filter(isFound);
  const score = () => {
    const { reports, hints } = getState();
    const falseReports = reports.filter(({ found }) => found === null).length;
    return scoreOf(faults.length, foundFaults().length, falseReports, hints.length);
  };
  const finish = () => {
    if (getState().ended === null) setState({ ended: now() });
  };
  /** The position of the fault that the next hint is about; -1 when there is none. */
  const nextHinted = () =>
    faults.findIndex(
      (fault, index) =>
        !isFound(fault) &&
        getState().hints.filter((hinted) => hinted === index).length < fault.hints.length,
    );
  const hints = () => {
    const given = new Map<number, number>();
    return getState().hints.map((index) => {
      const turn = given.get(index) ?? 0;
      given.set(index, turn + 1);
      return faults[index]?.hints[turn] ?? '';
    });
  };

  return {
    options,
    size: faults.length,
    state,
    aim: (element, screens, words) => ({ ...words, faults: faultsAt(element, screens, faults) }),
    report(aim, reported) {
      if (getState().ended !== null) throw new Error('The hunt has ended.');
      const there = aim.faults.filter((fault) => fault.class === reported);
      const fault = there.find((candidate) => !isFound(candidate)) ?? null;
      const [nearest] = there;
      if (!fault && nearest) return { outcome: 'repeated', fault: nearest };
      const { path, element } = aim;
      const { reports } = getState();
      const isRepeated = reports.some(
        (other) => other.class === reported && other.path === path && other.element === element,
      );
      if (!fault && isRepeated) return { outcome: 'repeated', fault };
      const found = fault && faults.indexOf(fault);
      setState({ reports: [...reports, { t: since(), class: reported, path, element, found }] });
      if (!fault) return { outcome: 'false', fault };
      if (faults.every(isFound)) finish();
      return { outcome: 'found', fault };
    },
    hint() {
      const index = nextHinted();
      if (index < 0) return null;
      setState(({ hints }) => ({ hints: [...hints, index] }));
      return hints().at(-1) ?? null;
    },
    hints,
    hasHint: () => nextHinted() >= 0,
    finish,
    restart: () => setState(newProgress(name, catalogue, now()), true),
    score,
    foundFaults,
    missedFaults: () =>
      getState().ended === null ? [] : faults.filter((fault) => !isFound(fault)),
    result: () => resultOf(options, faults, getState(), score()),
    load(stored) {
      const progress = readProgress(stored, name, faults.length);
      if (progress) setState(progress, true);
    },
  };
}
