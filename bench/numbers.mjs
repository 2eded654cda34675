/**
 * The middle of the values, or the mean of the middle two; NaN of none.
 * @param {readonly number[]} values
 */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const low = sorted[Math.ceil(half) - 1] ?? NaN;
  const high = sorted[Math.floor(half)] ?? NaN;
  return (low + high) / 2;
}

/**
 * The smallest of the values that at least `share` (0 to 1) of them do not exceed; NaN of none.
 * @param {readonly number[]} values
 * @param {number} share
 */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/**
 * The k of y = c · nᵏ that fits best (least squares of the logarithms): 0 does not grow, 1 grows
 * with n. Points at or below 0 have no logarithm and are left out; NaN of fewer than two.
 * @param {readonly (readonly [n: number, y: number])[]} points
 */
export function fitExponent(points) {
  const usable = points.filter(([n, y]) => n > 0 && y > 0);
  const logs = usable.map(([n, y]) => /** @type {const} */ ([Math.log(n), Math.log(y)]));
  const meanX = mean(logs.map(([x]) => x));
  const meanY = mean(logs.map(([, y]) => y));
  const spread = sum(logs.map(([x]) => (x - meanX) ** 2));
  if (!(spread > 0)) return NaN;
  return sum(logs.map(([x, y]) => (x - meanX) * (y - meanY))) / spread;
}

/** @param {readonly number[]} values */
export function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

/** @param {readonly number[]} values */
function mean(values) {
  return sum(values) / values.length;
}
