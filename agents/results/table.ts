import type { Comparison, Share, Summary } from './results.ts';

/** The heads of the columns of `tableOf`. */
export const HEADS =
  'GROUP MODE SOLVED MEAN PASS^1…K ACTIONS STEPS SECONDS TOKENS COST FOLLOWED'.split(' ');

/** A line for each group and mode of a summary. */
export function tableOf(summaries: readonly Summary[]): string[][] {
  return summaries.map(({ group, mode, plays, solved, marked, mean, passK, missing, ...means }) => [
    group,
    mode,
    `${solved} of ${plays}${marked > 0 ? `, ${marked} marked` : ''}`,
    percentOf(mean),
    passK.map(({ value }) => `${Math.round(value * 100)}%`).join(' ') +
      (missing > 0 ? `, ${missing} missing` : ''),
    ...[means.actions, means.steps, means.seconds].map((value) => value.toFixed(1)),
    means.tokens?.toFixed(0) ?? '',
    means.cost === undefined ? '' : `$${means.cost.toFixed(4)}`,
    means.injected === 0 ? '' : `${means.followed} of ${means.injected}`,
  ]);
}

/** `95% (89–98)` */
export function percentOf({ value, low, high }: Share): string {
  const [share, from, to] = [value, low, high].map((one) => Math.round(one * 100));
  return `${share}% (${from}–${to})`;
}

/** `by eye: 12% (3–21) on 45 tasks; the first better in 8 templates, the second in 2, sign test p = 0.109` */
export function comparisonOf(one: Comparison): string {
  const { mode, tasks, difference, betterFirst, betterSecond, p } = one;
  const printed = p < 0.001 ? 'p < 0.001' : `p = ${p.toFixed(3)}`;
  return `by ${mode}: ${percentOf(difference)} on ${tasks} tasks; the first better in ${betterFirst} templates, the second in ${betterSecond}, sign test ${printed}`;
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
