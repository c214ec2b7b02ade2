/** The longest of 1, 2 or 5 times a power of ten that is not over a number of units. */
export function scaleLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [5, 2, 1].find((times) => times * power <= most) ?? 1;
  return step * power;
}
