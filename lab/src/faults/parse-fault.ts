import { findFault } from './all-faults.ts';
import type { Fault } from './fault.ts';

/** A fault that the URL switches on. */
export interface RequestedFault {
  readonly fault: Fault;
  /** 0 for a fault without doses. */
  readonly dose: number;
}

/**
 * Parses an option such as `sort-reversed` or `inp-add_500`. Without a number the dose is the default one. Returns
 * `null` for an unknown key, for a dose out of bounds, and for a dose of a fault that has none.
 */
export function parseFault(option: string): RequestedFault | null {
  const [, key = '', digits] = /^([a-z0-9-]+)(?:_(\d{1,6}))?$/.exec(option) ?? [];
  const fault = findFault(key);
  if (!fault) return null;
  const { dose } = fault;
  if (!dose) return digits === undefined ? { fault, dose: 0 } : null;
  const amount = digits === undefined ? dose.default : Number(digits);
  return amount >= dose.min && amount <= dose.max ? { fault, dose: amount } : null;
}

/** The inverse of `parseFault`, without the default dose. */
export function formatFault({ key, dose: doses }: Fault, dose: number): string {
  return !doses || dose === doses.default ? key : `${key}_${dose}`;
}
