/** The points that each hint costs, of 100. */
export const HINT_POINTS = 5;

/** The score of a hunt so far. */
export interface Score {
  /** How many faults were found, and how many were not. */
  readonly found: number;
  readonly missed: number;
  /** Reports that found no fault. */
  readonly falseReports: number;
  readonly hints: number;
  /** The share of reports that were right, 0 to 1; 1 without a report. */
  readonly precision: number;
  /** The share of faults that were found, 0 to 1; 1 where there are none. */
  readonly recall: number;
  /** 0 to 100: the harmonic mean of precision and recall in percent, less `HINT_POINTS` for each hint. */
  readonly points: number;
}

export function scoreOf(faults: number, found: number, falseReports: number, hints: number): Score {
  const precision = found + falseReports === 0 ? 1 : found / (found + falseReports);
  const recall = faults === 0 ? 1 : found / faults;
  const mean = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return {
    found,
    missed: faults - found,
    falseReports,
    hints,
    precision,
    recall,
    points: Math.max(0, Math.round(100 * mean) - HINT_POINTS * hints),
  };
}
