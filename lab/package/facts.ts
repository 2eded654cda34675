import type { EventContext } from '../public/rivulet.d.ts';

export const FAULT_CLASSES = [
  'functional',
  'visual',
  'accessibility',
  'performance',
  'data',
] as const;
export type FaultClass = (typeof FAULT_CLASSES)[number];

/** A screen on which a fault shows; `popup` and `menu` are above any page. */
export type FaultScreen = Exclude<EventContext['screen'], 'not-found'> | 'popup' | 'menu';

/** The doses of a fault: how strong it is. In the URL the dose is the number after `_`, as in `inp-add_500` (ms). */
export interface Dose {
  /** The dose without a number in the URL. */
  readonly default: number;
  readonly min: number;
  readonly max: number;
  /** What the number counts: `ms`, `nth addition`. */
  readonly unit: string;
}

/** Where a fault shows, and where a report in a hunt must point. */
export interface FaultPlace {
  /** ARIA role and accessible name of the element, for people to read; `{T}` is a product's title. */
  readonly role: string;
  readonly name?: string;
  /**
   * A report is right on a match, inside it, or at most two levels around it (SPEC FAULT51). Uses only the attributes
   * listed in docs/testing-with-rivulet.md.
   */
  readonly selector: string;
}

/** What finds the fault; `hand` if no automatic check does. */
export interface Detection {
  readonly by: 'axe' | 'web-vital' | 'screenshot' | 'assertion' | 'hand';
  /** The id of the axe rule, or the web vital (`LCP`, `CLS`, `INP`). */
  readonly rule?: string;
}

/** URLs relative to the base path. The three cases are those of ACT rules. */
export interface FaultCases {
  /** The healthy shop on the screen where the fault would show. */
  readonly passed: string;
  /** The same screen with the fault. */
  readonly failed: string;
  /** The fault is on, but this screen does not show it. */
  readonly inapplicable: string;
}

/** The facts of a fault, published in `lab/answers.json` (SPEC FAULT4). */
export interface FaultFacts {
  /** Lower-case letters, digits and hyphens. */
  readonly key: string;
  /** A healthy shop copes with a condition: a report of it is a false positive. */
  readonly kind: 'fault' | 'condition';
  readonly class: FaultClass;
  readonly difficulty: 1 | 2 | 3;
  /** The symptom in one line. */
  readonly title: string;
  readonly screens: readonly FaultScreen[];
  readonly viewport: 'any' | 'phone' | 'desktop';
  readonly dose?: Dose;
  /** A switch takes effect after a reload. */
  readonly needsReload?: true;
  /** Rules of SPEC.md (`LIST20`), success criteria (`WCAG 1.1.1`), web vitals (`LCP`). Empty for a condition. */
  readonly breaks: readonly string[];
  /** How to see it, starting at the URL of the case `failed`. */
  readonly steps: readonly string[];
  readonly expected: string;
  readonly actual: string;
  readonly where: FaultPlace;
  readonly detect: Detection;
  /** From vague to plain. */
  readonly hints: readonly [string, string, string];
  readonly cases: FaultCases;
}
