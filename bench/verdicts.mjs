import { show, table } from './tables.mjs';

/**
 * What must be reached.
 * @typedef {object} Limit
 * @property {string} says    the figure, and where it is measured
 * @property {number} most    the largest value that is well
 * @property {import('./tables.mjs').Unit} unit
 *
 * @typedef {Limit & { value: number, verdict: 'ok' | 'OVER' | 'not measured' }} Verdict
 */

/**
 * A value equal to the limit is well; none at all is no success.
 * @param {Limit} limit
 * @param {number} value
 * @returns {Verdict}
 */
export function judge(limit, value) {
  if (!Number.isFinite(value)) return { ...limit, value, verdict: 'not measured' };
  return { ...limit, value, verdict: value <= limit.most ? 'ok' : 'OVER' };
}

/**
 * How many times `base` a value is. Of nothing, nothing is 1 × and anything else beyond measure.
 * @param {number} value
 * @param {number} base
 */
export function ratio(value, base) {
  return value === 0 && base === 0 ? 1 : value / base;
}

/** @param {readonly Verdict[]} verdicts */
export function verdictTable(verdicts) {
  return table(
    ['limit', 'at most', 'measured', 'verdict'],
    verdicts.map(({ says, most, value, unit, verdict }) => [
      says,
      show(most, unit),
      show(value, unit),
      verdict,
    ]),
  );
}
