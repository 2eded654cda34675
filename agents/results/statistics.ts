/* Shares and differences with intervals that are clustered by template. */

/** A share from 0 to 1, or a difference from -1 to 1, with its 95% confidence interval. */
export interface Share {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** What one task gave, from 0 to 1, or a difference of two; `cluster` is its template. */
interface Sample {
  readonly cluster: string;
  readonly value: number;
}

/** The 97.5% quantiles of Student's t for 1 to 30 degrees of freedom. */
const T = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145,
  2.131, 2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048,
  2.045, 2.042,
];
const Z = 1.96;

/**
 * The mean with its Wilson score interval, for a sample of the effective size: as many independent tasks as would have
 * the variance that the templates show (Dean and Pagano 2015, https://doi.org/10.1093/jssam/smv024). Tasks of one
 * template depend on each other: an interval over them as if they did not is too narrow. Where all are 0 or all are 1,
 * the templates count; with a single template, its tasks.
 */
export function shareOf(samples: readonly Sample[]): Share {
  const value = meanOf(samples.map((one) => one.value));
  const { clusters, variance, quantile: t } = clustered(samples, value);
  const binomial = value * (1 - value);
  // Rounding leaves no exact 0.
  const effective = variance > 1e-12 ? binomial / variance : clusters;
  const n = clusters === 1 ? samples.length : Math.min(samples.length, effective);
  const centre = value + t ** 2 / (2 * n);
  const half = t * Math.sqrt(binomial / n + t ** 2 / (4 * n ** 2));
  const scale = 1 + t ** 2 / n;
  return {
    value,
    low: Math.max(0, (centre - half) / scale),
    high: Math.min(1, (centre + half) / scale),
  };
}

/** The mean difference with its t interval over templates; with a single template, over its tasks. */
export function differenceOf(samples: readonly Sample[]): Share {
  const isOne = new Set(samples.map(({ cluster }) => cluster)).size === 1;
  const parts = isOne ? samples.map((one, at) => ({ ...one, cluster: String(at) })) : samples;
  const value = meanOf(samples.map((one) => one.value));
  const { variance, quantile } = clustered(parts, value);
  const half = quantile * Math.sqrt(variance);
  return { value, low: Math.max(-1, value - half), high: Math.min(1, value + half) };
}

/**
 * The sign test: in how many templates the difference is above 0, and below, and the exact two-sided p of that. Tasks of
 * one template depend on each other, so a template counts once.
 */
export function signTest(samples: readonly Sample[]): {
  readonly above: number;
  readonly below: number;
  readonly p: number;
} {
  const sums = [...sumsOf(samples, 0).values()];
  // Rounding leaves no exact 0.
  const above = sums.filter((sum) => sum > 1e-12).length;
  const below = sums.filter((sum) => sum < -1e-12).length;
  const tail = Array.from({ length: Math.min(above, below) + 1 }, (_, k) =>
    choose(above + below, k),
  );
  const p = 2 * tail.reduce((sum, ways) => sum + ways * 0.5 ** (above + below), 0);
  return { above, below, p: Math.min(1, p) };
}

/** The sum of the deviations from the mean of each cluster. */
function sumsOf(samples: readonly Sample[], mean: number): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { cluster, value } of samples)
    sums.set(cluster, (sums.get(cluster) ?? 0) + value - mean);
  return sums;
}

/** The variance of the mean over clusters: of the sums of their deviations. 0 for a single one, which has none. */
function clustered(samples: readonly Sample[], mean: number) {
  const sums = sumsOf(samples, mean);
  const clusters = sums.size;
  const squares = [...sums.values()].reduce((sum, one) => sum + one ** 2, 0);
  const variance = clusters > 1 ? ((clusters / (clusters - 1)) * squares) / samples.length ** 2 : 0;
  return { clusters, variance, quantile: clusters > 1 ? (T[clusters - 2] ?? Z) : Z };
}

/** How many ways there are to choose `k` of `n`. */
export function choose(n: number, k: number): number {
  return k > n
    ? 0
    : Array.from({ length: k }, (_, at) => (n - at) / (k - at)).reduce((a, b) => a * b, 1);
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
