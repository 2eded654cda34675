import { judgeAgain, measureAgain, printAgain } from './part-again.mjs';
import { judgeFirst, measureFirst, printFirst } from './part-first.mjs';
import { judgeGrowth, measureGrowth, printGrowth } from './part-growth.mjs';
import { judgeMemory, measureMemory, printMemory } from './part-memory.mjs';
import { judgeTouch, measureTouch, printTouch } from './part-touch.mjs';

/**
 * @typedef {import('./bench.mjs').Bench} Bench
 * @typedef {{ results: unknown, text: string, verdicts: import('./verdicts.mjs').Verdict[] }} Part
 */

/** @satisfies {Record<import('./options.mjs').Options['parts'][number], (bench: Bench) => Promise<Part>>} */
export const PART_TABLE = {
  first: part(measureFirst, printFirst, judgeFirst),
  again: part(measureAgain, printAgain, judgeAgain),
  touch: part(measureTouch, printTouch, judgeTouch),
  growth: part(measureGrowth, printGrowth, judgeGrowth),
  memory: part(measureMemory, printMemory, judgeMemory),
};

/**
 * @template R
 * @param {(bench: Bench) => Promise<R>} measure
 * @param {(results: R) => string} print
 * @param {(results: R) => Part['verdicts']} judge
 */
function part(measure, print, judge) {
  return async (/** @type {Bench} */ bench) => {
    const results = await measure(bench);
    return { results, text: print(results), verdicts: judge(results) };
  };
}
