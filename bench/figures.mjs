import { brotliCompressSync } from 'node:zlib';

/**
 * The middle value, or the mean of the middle two; NaN of an empty list.
 * @param {readonly number[]} values
 */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2;
}

/**
 * The median of each figure.
 * @template {string} K
 * @param {readonly K[]} keys
 * @param {readonly Record<K, number>[]} results
 */
export function mediansOf(keys, results) {
  const medians = keys.map((key) => [key, median(results.map((result) => result[key]))]);
  return /** @type {Record<K, number>} */ (Object.fromEntries(medians));
}

/**
 * The nearest-rank percentile: the smallest value that a `share` (0 to 1) of all values do not exceed; NaN of an
 * empty list.
 * @param {readonly number[]} values
 * @param {number} share
 */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/**
 * Measures every subject once per round (A B C, C B A, A B C …), so that a machine that slows down over the run slows
 * all of them alike.
 * @template {{ readonly key: string }} S
 * @template R
 * @param {number} rounds
 * @param {readonly S[]} subjects  `key` must be unique
 * @param {(subject: S, round: number) => Promise<R>} measure
 * @returns {Promise<Record<string, R[]>>}  results by key
 */
export async function interleave(rounds, subjects, measure) {
  /** @type {Record<string, R[]>} */
  const results = Object.fromEntries(subjects.map(({ key }) => [key, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of round % 2 === 0 ? subjects : subjects.toReversed()) {
      results[subject.key]?.push(await measure(subject, round));
    }
  }
  return results;
}

/**
 * The size of all inline scripts of a document after brotli compression, in bytes. Data blocks (JSON, JSON-LD,
 * templates) do not count.
 * @param {string} html
 */
export function inlineScriptBytes(html) {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes]) => {
      const type = /\btype\s*=\s*["']?([^"'\s]*)/i.exec(attributes)?.[1] ?? '';
      return !/\bsrc\s*=/i.test(attributes) && /^$|^module$|javascript/i.test(type);
    })
    .map(([, , code]) => code);
  return scripts.length === 0 ? 0 : brotliCompressSync(scripts.join('\n')).length;
}

/** @typedef {'ms' | 'kB' | '×' | ''} Unit  1 kB is 1,000 bytes */

/** @type {Readonly<Record<Unit, number>>} */
const DIGITS = { ms: 1, kB: 1, '×': 2, '': 3 };

/**
 * A figure with its unit, `812 ms`; `–` for NaN and infinity. From 100 ms on, milliseconds are whole.
 * @param {number} value
 * @param {Unit} unit
 */
export function format(value, unit) {
  if (!Number.isFinite(value)) return '–';
  const digits = unit === 'ms' && Math.abs(value) >= 100 ? 0 : DIGITS[unit];
  const text = value.toLocaleString('en-US', {
    maximumFractionDigits: digits,
    minimumFractionDigits: unit === '' ? 0 : digits,
  });
  return unit === 'ms' || unit === 'kB' ? `${text} ${unit}` : `${text}${unit}`;
}

/**
 * A Markdown table, padded to be readable as plain text: the first column left-aligned, the others right-aligned.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows  missing cells are empty
 */
export function table(head, rows) {
  const cells = [head, ...rows].map((row) =>
    head.map((_, column) => (row[column] ?? '').replaceAll('|', '\\|').replaceAll('\n', ' ')),
  );
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column].length)));
  const [first, ...others] = cells.map((row) =>
    row.map((text, column) =>
      column === 0 ? text.padEnd(widths[column]) : text.padStart(widths[column]),
    ),
  );
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [first, rule, ...others].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
