import type { Share, Summary } from './package/results.ts';

/** The heads of the columns of `tableOf`. */
export const HEADS = ['GROUP', 'MODE', 'SOLVED', 'MEAN', 'PASS^K', 'ACTIONS', 'STEPS', 'SECONDS'];

/** A line for each group and mode of a summary. */
export function tableOf(summaries: readonly Summary[]): string[][] {
  return summaries.map(({ group, mode, plays, solved, mean, k, passK, ...means }) => [
    group,
    mode,
    `${solved} of ${plays}`,
    percentOf(mean),
    `${percentOf(passK)}, k ${k}`,
    ...[means.actions, means.steps, means.seconds].map((value) => value.toFixed(1)),
  ]);
}

/** `95% (89–98)` */
export function percentOf({ value, low, high }: Share): string {
  const [share, from, to] = [value, low, high].map((one) => Math.round(one * 100));
  return `${share}% (${from}–${to})`;
}

/** A line for each row, in columns. */
export function align(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths?.[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
