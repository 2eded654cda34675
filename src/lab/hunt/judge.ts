import type { Fault, FaultClass, FaultScreen } from '../faults/fault.ts';

/** What a hunter has reported: a class of fault, at an element of a screen. */
export interface Report {
  readonly class: FaultClass;
  /** The screen shown, and the popup or menu when the element is inside it. */
  readonly screens: readonly FaultScreen[];
  readonly element: Element;
}

/**
 * The fault that a report is right about: same class and screen, and its place is the reported element, around it, or
 * at most two levels inside it. `null` for a false report. `open`: the faults not found yet.
 */
export function judge(report: Report, open: readonly Fault[]): Fault | null {
  return (
    open.find(
      (fault) =>
        fault.class === report.class &&
        fault.screens.some((screen) => report.screens.includes(screen)) &&
        isAt(report.element, fault.where.selector),
    ) ?? null
  );
}

function isAt(element: Element, selector: string): boolean {
  if (element.closest(selector)) return true;
  return [...element.querySelectorAll(selector)].some(
    ({ parentElement }) => parentElement === element || parentElement?.parentElement === element,
  );
}

/** The outcome of a hunt. */
export interface Score {
  readonly found: number;
  readonly missed: number;
  readonly false: number;
  readonly hints: number;
  /** The share of reports that were right, 0 to 1; 1 without a report. */
  readonly precision: number;
  /** The share of faults that were found, 0 to 1. */
  readonly recall: number;
}

export function scoreOf(total: number, found: number, wrong: number, hints: number): Score {
  return {
    found,
    missed: total - found,
    false: wrong,
    hints,
    precision: found + wrong === 0 ? 1 : found / (found + wrong),
    recall: total === 0 ? 1 : found / total,
  };
}
