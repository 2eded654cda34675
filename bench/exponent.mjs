/**
 * How a cost grows with size: the slope of the line through (log size, log cost) with the least squares.
 * 0 is constant, 1 is linear. Points without a cost are left out; NaN for fewer than two.
 * @param {readonly (readonly [size: number, cost: number])[]} points
 * @returns {number}
 */
export function exponent(points) {
  const logs = points
    .filter(([, cost]) => cost > 0)
    .map(([size, cost]) => [Math.log(size), Math.log(cost)]);
  const mean = (/** @type {0 | 1} */ axis) =>
    logs.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / logs.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  let rise = 0;
  let run = 0;
  for (const [x = 0, y = 0] of logs) {
    rise += (x - meanX) * (y - meanY);
    run += (x - meanX) ** 2;
  }
  return run === 0 ? NaN : rise / run;
}
