import { median } from './numbers.mjs';

/**
 * What is read of Lighthouse's report.
 * @typedef {object} Report
 * @property {Record<string, { title: string, score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, { id: string, title: string, score: number | null, displayValue?: string }>} audits
 */

/**
 * The median score of each category, 0 to 100, by its title.
 * @param {readonly Report[]} reports  of one screen
 * @returns {Record<string, number>}
 */
export function scores(reports) {
  const categories = Object.entries(reports[0]?.categories ?? {});
  return Object.fromEntries(
    categories.map(([id, { title }]) => [
      title,
      median(reports.map(({ categories }) => Math.round((categories[id]?.score ?? NaN) * 100))),
    ]),
  );
}

/**
 * What keeps a screen from 100: audits that count and fail, with how often they did.
 * @param {readonly Report[]} reports  of one screen
 */
export function failures(reports) {
  /** @type {Map<string, { title: string, times: number, says: string }>} */
  const failed = new Map();
  for (const { categories, audits } of reports) {
    const refs = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
    // Some count for two categories.
    const counted = new Set(refs.filter(({ weight }) => weight > 0).map(({ id }) => id));
    for (const id of counted) {
      const audit = audits[id];
      if (!audit || audit.score === null || audit.score >= 0.995) continue;
      const times = (failed.get(id)?.times ?? 0) + 1;
      failed.set(id, { title: audit.title, times, says: audit.displayValue ?? '' });
    }
  }
  return [...failed.values()].toSorted((a, b) => b.times - a.times);
}
