/** The value that a share (0 to 1) of all is at or below. @throws when there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error("nothing was measured");
  return value;
}

/** The middle of an odd number of values. @throws when there are none. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
