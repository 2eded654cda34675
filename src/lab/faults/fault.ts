import type { ShopOptions } from '#stores/shop.ts';
import type { FaultTarget } from './fault-target.ts';

export const FAULT_CLASSES = [
  'functional',
  'visual',
  'accessibility',
  'performance',
  'data',
] as const;
export type FaultClass = (typeof FAULT_CLASSES)[number];

/** A fault's key as numbers, to be hashed. */
export function codesOf(key: string): readonly number[] {
  return Array.from(key, (letter) => letter.charCodeAt(0));
}

/** A screen on which a fault shows; `popup` and `menu` are over any page. */
export type FaultScreen = 'home' | 'products' | 'product' | 'cart' | 'popup' | 'menu';

/** How much of it: the number after `_` in the address, as in `inp-add_500`. */
export interface Dose {
  /** Without a number in the address. */
  readonly default: number;
  readonly min: number;
  readonly max: number;
  /** As in `ms` or `nth addition`. */
  readonly unit: string;
}

/** Where a fault shows: the place that a report in a hunt must point at. */
export interface FaultPlace {
  /** ARIA role and accessible name of the element, for people; `{T}` is a product's title. */
  readonly role: string;
  readonly name?: string;
  /**
   * A report counts on a match, inside it, or at most two levels around it (SPEC FAULT12). Only promised handles
   * (docs/testing-with-rivulet.md).
   */
  readonly selector: string;
}

/** What finds it. `hand` where no automatic rule does. */
export interface Detection {
  readonly by: 'axe' | 'web-vital' | 'screenshot' | 'assertion' | 'hand';
  /** The id of the axe rule, or the web vital (`LCP`, `CLS`, `INP`). */
  readonly rule?: string;
}

/** Addresses below the base path, as the ACT rules have cases. */
export interface FaultCases {
  /** The healthy shop on the screen where the fault would show. */
  readonly passed: string;
  /** The same with the fault. */
  readonly failed: string;
  /** The fault is on, but this screen does not show it. */
  readonly inapplicable: string;
}

/** The facts of a fault, published in `lab/answers.json` (SPEC FAULT4, FAULT17). */
export interface FaultFacts {
  /** Lower-case letters, digits and hyphens. */
  readonly key: string;
  /** A condition is one that a healthy shop survives: whoever reports it has a false positive. */
  readonly kind: 'fault' | 'condition';
  readonly class: FaultClass;
  readonly difficulty: 1 | 2 | 3;
  /** The symptom in one line. */
  readonly title: string;
  readonly screens: readonly FaultScreen[];
  readonly viewport: 'any' | 'phone' | 'desktop';
  readonly dose?: Dose;
  /** Switched on and off only when the page is loaded again. */
  readonly needsReload?: true;
  /** Rules of SPEC.md (`LIST20`), success criteria (`WCAG 1.1.1`), web vitals (`LCP`). Empty for a condition. */
  readonly breaks: readonly string[];
  /** How to see it, from the address of the case `failed`. */
  readonly steps: readonly string[];
  readonly expected: string;
  readonly actual: string;
  readonly where: FaultPlace;
  readonly detect: Detection;
  /** From vague to plain. */
  readonly hints: readonly [string, string, string];
  readonly cases: FaultCases;
}

/** A fault or condition: one file each, below the folder of its class. */
export interface Fault extends FaultFacts {
  /** Changes what the shop is created from, such as its storage: the fault must have `needsReload`. */
  readonly decorate?: (options: ShopOptions, dose: number) => ShopOptions;
  /** Breaks the running shop; everything is undone through the target when the fault is switched off. */
  readonly inject?: (target: FaultTarget) => void;
}
