import { createChallenge, type Challenge, type Progress } from '../challenge.ts';
import type { Fault, FaultClass, FaultScreen } from '../faults/fault.ts';
import { faultsAt } from './faults-at.ts';
import { HUNT_DATA, type HuntData } from './hunt-data.ts';
import { formatHunt, type HuntOptions } from './hunt-options.ts';
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
type Judgement =
  | { readonly outcome: 'found' | 'repeated'; readonly fault: Fault }
  | { readonly outcome: 'false' | 'repeated' | 'unclear'; readonly fault: null };

/** A hunt for hidden faults (SPEC FAULT9 to FAULT16, FAULT43 to FAULT57). */
export interface Hunt extends Challenge<HuntData, HuntResult> {
  readonly kind: 'hunt';
  readonly options: HuntOptions;
  /** The number of faults. */
  readonly size: number;
  /** Records an element for `report`. */
  aim(element: Element, screens: readonly FaultScreen[], about: Pick<Aim, 'element' | 'path'>): Aim;
  /** Reports a fault of a class. Finding the last fault ends the hunt. Throws when the hunt has ended. */
  report(aim: Aim, reported: FaultClass): Judgement;
  /** Gives the next hint for a fault that is not found yet; `null` if none is left. */
  hint(): string | null;
  /** The hints that were given, oldest first. */
  hints(): readonly string[];
  hasHint(): boolean;
  score(): Score;
  foundFaults(): readonly Fault[];
  /** Empty until the hunt has ended. */
  missedFaults(): readonly Fault[];
}

/** What a hunt needs of its document. */
interface HuntContext extends Pick<Progress<HuntData>, 'seed' | 'size'> {
  /** Stored progress. */
  readonly stored: unknown;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** `faults`: the hidden ones. */
export function createHunt(
  options: HuntOptions,
  faults: readonly Fault[],
  { seed, size, stored, now }: HuntContext,
): Hunt {
  const foundIn = ({ reports }: HuntData) =>
    faults.filter((_, index) => reports.some(({ found }) => found === index));
  const scoreIn = (data: HuntData) => {
    const falseReports = data.reports.filter(({ found }) => found === null).length;
    return scoreOf(faults.length, foundIn(data).length, falseReports, data.hints.length);
  };
  const challenge = createChallenge<HuntData, HuntResult>({
    about: { key: formatHunt(options), seed, size },
    schema: HUNT_DATA,
    first: { reports: [], hints: [] },
    stored,
    now,
    judge: (progress) => resultOf(faults, progress, scoreIn(progress.data)),
  });
  const { state } = challenge;
  const data = () => state.getState().data;
  const isOver = () => state.getState().ended !== null;
  const foundFaults = () => foundIn(data());
  const isFound = (fault: Fault) => foundFaults().includes(fault);
  /** The index of the fault that the next hint is about; -1 if no hint is left. */
  const nextHintIndex = () =>
    faults.findIndex(
      (fault, index) =>
        !isFound(fault) &&
        data().hints.filter((hinted) => hinted === index).length < fault.hints.length,
    );
  const hints = () => {
    const given = new Map<number, number>();
    return data().hints.map((index) => {
      const turn = given.get(index) ?? 0;
      given.set(index, turn + 1);
      return faults[index]?.hints[turn] ?? '';
    });
  };

  return {
    ...challenge,
    kind: 'hunt',
    options,
    size: faults.length,
    aim: (element, screens, about) => ({ ...about, faults: faultsAt(element, screens, faults) }),
    report(aim, reported) {
      if (isOver()) throw new Error('The hunt has ended.');
      const [fault = null, ...others] = aim.faults.filter(({ class: of }) => of === reported);
      if (others.length > 0) return { outcome: 'unclear', fault: null };
      if (fault && isFound(fault)) return { outcome: 'repeated', fault };
      const { path, element } = aim;
      const { reports } = data();
      const isRepeated = reports.some(
        (other) => other.class === reported && other.path === path && other.element === element,
      );
      if (!fault && isRepeated) return { outcome: 'repeated', fault };
      const found = fault && faults.indexOf(fault);
      const report = { t: Math.round(challenge.elapsed()), class: reported, path, element, found };
      challenge.update({ reports: [...reports, report] });
      if (!fault) return { outcome: 'false', fault };
      if (faults.every(isFound)) challenge.end();
      return { outcome: 'found', fault };
    },
    hint() {
      const index = nextHintIndex();
      if (index < 0) return null;
      challenge.update({ hints: [...data().hints, index] });
      return hints().at(-1) ?? null;
    },
    hints,
    hasHint: () => nextHintIndex() >= 0,
    score: () => scoreIn(data()),
    foundFaults,
    missedFaults: () => (isOver() ? faults.filter((fault) => !isFound(fault)) : []),
  };
}
