/** Each point counts the wins of this many matches. */
const MATCHES = 10;

/** Where the points of a trend lie in a picture of this size, the oldest at the left, more wins higher up. */
export function trendLine(trend: readonly number[], width: number, height: number): [x: number, y: number][] {
  const step = width / Math.max(1, trend.length - 1);
  return trend.map((won, at) => [Math.round(at * step), Math.round(height * (1 - won / MATCHES))]);
}
