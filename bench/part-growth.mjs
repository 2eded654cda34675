import { visitCatalogue } from './growth.mjs';
import { fitExponent, median } from './numbers.mjs';
import { inTurn, mapValues } from './rounds.mjs';
import { show, table } from './tables.mjs';
import { judge, ratio } from './verdicts.mjs';

/**
 * @typedef {import('./growth.mjs').Growth} Growth
 * @typedef {Awaited<ReturnType<typeof measureGrowth>>} GrowthResults
 */

/** @type {Readonly<Record<keyof Growth, readonly [string, import('./tables.mjs').Unit]>>} */
const FIGURES = {
  home: ['home, cards', 'ms'],
  ready: ['home, ready', 'ms'],
  results: ['results, cards', 'ms'],
  key: ['key, script p95', 'ms'],
  heap: ['heap', 'MB'],
  longest: ['longest task', 'ms'],
};

/** @param {import('./bench.mjs').Bench} bench */
export function measureGrowth({ browser, home, rounds, sizes, say }) {
  say(`growth, ${sizes.join(', ')} products`);
  const catalogues = sizes.map((size) => ({ name: String(size), size }));
  return inTurn(rounds, catalogues, ({ size }) => visitCatalogue(browser, home, size));
}

/** @param {GrowthResults} results */
export function printGrowth(results) {
  const middles = mapValues(results, middle);
  const rows = keys().map((key) => {
    const [title, unit] = FIGURES[key];
    const points = Object.entries(middles).map(
      ([size, growth]) => /** @type {const} */ ([Number(size), growth[key]]),
    );
    return [title, ...points.map(([, value]) => show(value, unit)), show(fitExponent(points), '')];
  });
  const head = ['products', ...Object.keys(middles), 'grows as n to the'];
  return `### Growth with the catalogue\n\n${table(head, rows)}`;
}

/** @param {GrowthResults} results */
export function judgeGrowth(results) {
  const middles = Object.entries(mapValues(results, middle));
  const [smallest, base] = middles[0] ?? [];
  return middles
    .slice(1)
    .flatMap(([size, growth]) => [
      .../** @type {const} */ (['home', 'results']).map((key) =>
        judge(
          { says: `${FIGURES[key][0]}: ${size} products to ${smallest}`, most: 1.5, unit: '×' },
          ratio(growth[key], base?.[key] ?? NaN),
        ),
      ),
      judge({ says: `key typed, script p95, ${size} products`, most: 16, unit: 'ms' }, growth.key),
    ]);
}

/**
 * @param {readonly Growth[]} rounds
 * @returns {Growth}
 */
function middle(rounds) {
  const entries = keys().map((key) => [key, median(rounds.map((round) => round[key]))]);
  return Object.fromEntries(entries);
}

function keys() {
  return /** @type {(keyof Growth)[]} */ (Object.keys(FIGURES));
}
