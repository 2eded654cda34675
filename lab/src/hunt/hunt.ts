import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Fault, FaultClass, FaultScreen } from '../faults/fault.ts';
import { formatHunt, type HuntOptions } from './hunt-options.ts';
import { faultsAt } from './faults-at.ts';
import { newProgress, readProgress, type HuntProgress } from './progress.ts';
import { resultOf, type HuntResult } from './result.ts';
import { scoreOf, type Score } from './score.ts';

/**
 * What a report is about, recorded when the visitor points: the shop may have removed the element when the report is
 * made.
 */
export interface Aim {
  /** As `describeElement` describes it: `button "Add to Cart"`. */
  readonly element: string;
  readonly path: string;
  /** The faults of each class that are nearest to the element. */
  readonly faults: readonly Fault[];
}

/**
 * The outcome of a report. Two kinds do not count: `repeated`, when the same was reported before, and `unclear`, when
 * the report may mean several faults, none of which it may reveal.
 */
export type Judgement =
  | { readonly outcome: 'found' | 'repeated'; readonly fault: Fault }
  | { readonly outcome: 'false' | 'repeated' | 'unclear'; readonly fault: null };

/** A hunt for hidden faults (SPEC FAULT9 to FAULT16). */
export interface Hunt {
  readonly options: HuntOptions;
  /** The number of faults. */
  readonly size: number;
  readonly state: StoreApi<HuntProgress>;
  /** Records an element for `report`. */
  aim(element: Element, screens: readonly FaultScreen[], about: Pick<Aim, 'element' | 'path'>): Aim;
  /** Reports a fault of a class. Finding the last fault ends the hunt. Throws when the hunt has ended. */
  report(aim: Aim, reported: FaultClass): Judgement;
  /** Gives the next hint for a fault that is not found yet; `null` if none is left. */
  hint(): string | null;
  /** The hints that were given, oldest first. */
  hints(): readonly string[];
  hasHint(): boolean;
  finish(): void;
  /** Starts the same hunt again, without reports and hints. */
  restart(): void;
  score(): Score;
  foundFaults(): readonly Fault[];
  /** Empty until the hunt has ended. */
  missedFaults(): readonly Fault[];
  /** `null` until the hunt has ended, because it names the faults that were not found. */
  result(): HuntResult | null;
  /** Continues with stored progress; ignores invalid data and that of another hunt. */
  load(stored: unknown): void;
}

/** `faults`: the hidden ones. `now` returns milliseconds since 1970. */
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
  /** The index of the fault that the next hint is about; -1 if no hint is left. */
  const nextHintIndex = () =>
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
    aim: (element, screens, about) => ({ ...about, faults: faultsAt(element, screens, faults) }),
    report(aim, reported) {
      if (getState().ended !== null) throw new Error('The hunt has ended.');
      const [fault = null, ...others] = aim.faults.filter(({ class: of }) => of === reported);
      if (others.length > 0) return { outcome: 'unclear', fault: null };
      if (fault && isFound(fault)) return { outcome: 'repeated', fault };
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
      const index = nextHintIndex();
      if (index < 0) return null;
      setState(({ hints }) => ({ hints: [...hints, index] }));
      return hints().at(-1) ?? null;
    },
    hints,
    hasHint: () => nextHintIndex() >= 0,
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
