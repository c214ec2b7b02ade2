/**
 * Shares an amount out by weights, to the smallest unit: every share is the exact one rounded up or down, and
 * together they are the amount. What rounding leaves goes to the shares that lost most by it, and of equals to those
 * that come first.
 *
 * @param minor an integer; below 0 each share is as that of the amount without its sign.
 * @param weights integers of one sign, not all 0; all 0 with an amount of 0 gives shares of 0.
 */
export function shareOut(minor: number, weights: readonly number[]): number[] {
  const sizes = weights.map((weight) => BigInt(Math.abs(weight)));
  const whole = sizes.reduce((sum, size) => sum + size, 0n);
  if (minor === 0 || whole === 0n) return weights.map(() => 0);
  const amount = BigInt(Math.abs(minor));
  const shares = sizes.map((size) => Number((amount * size) / whole));
  const lost = sizes.map((size) => (amount * size) % whole);
  let left = Math.abs(minor) - shares.reduce((sum, share) => sum + share, 0);
  const order = shares.map((_, at) => at).sort((a, b) => compare(lost[b], lost[a]) || a - b);
  for (const at of order) {
    if (left === 0) break;
    shares[at] = (shares[at] ?? 0) + 1;
    left -= 1;
  }
  return shares.map((share) => (minor < 0 && share > 0 ? -share : share));
}

function compare(a = 0n, b = 0n): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
