/** How much y grows with each x, by least squares; 0 where all x are the same. */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanX = mean(points.map(([x]) => x));
  const meanY = mean(points.map(([, y]) => y));
  let across = 0;
  let along = 0;
  for (const [x, y] of points) {
    across += (x - meanX) * (y - meanY);
    along += (x - meanX) ** 2;
  }
  return along === 0 ? 0 : across / along;
}
