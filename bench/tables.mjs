/** @typedef {'ms' | 'kB' | 'MB' | '×' | ''} Unit  kB and MB of 1,000 and 1,000,000 bytes */

/** @type {Readonly<Record<Unit, number>>} */
const DIGITS = { ms: 1, kB: 1, MB: 2, '×': 2, '': 3 };

/**
 * A figure as a table shows it; `–` for none.
 * @param {number | null | undefined} value
 * @param {Unit} unit
 */
export function show(value, unit) {
  if (value === null || value === undefined || Number.isNaN(value)) return '–';
  // Of hundreds of milliseconds nobody needs the tenths.
  const digits = unit === 'ms' && Math.abs(value) >= 100 ? 0 : DIGITS[unit];
  const text = value.toLocaleString('en-US', {
    maximumFractionDigits: digits,
    minimumFractionDigits: unit === '' ? 0 : digits,
  });
  if (unit === '') return text;
  return unit === '×' ? `${text}×` : `${text} ${unit}`;
}

/**
 * A Markdown table, padded so that it can be read as it is. The first column goes to the left, the
 * others, which hold figures, to the right.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function table(head, rows) {
  const cells = [head, ...rows].map((row) => head.map((_, at) => clean(row[at] ?? '')));
  const widths = head.map((_, at) => Math.max(3, ...cells.map((row) => row[at]?.length ?? 0)));
  const pad = (/** @type {string} */ text, /** @type {number} */ at) =>
    at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0);
  const rule = widths.map((width, at) =>
    at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [first = [], ...others] = cells.map((row) => row.map(pad));
  return [first, rule, ...others].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/**
 * A bar would begin another cell.
 * @param {string} text
 */
function clean(text) {
  return text.replaceAll('|', '¦').replaceAll('\n', ' ');
}
