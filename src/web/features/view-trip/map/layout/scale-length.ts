/** The longest of 1, 2 or 5 times a power of ten that is not over that many metres. */
export function scaleLength(mostMetres: number): number {
  const power = 10 ** Math.floor(Math.log10(mostMetres));
  const step = [5, 2, 1].find((times) => times * power <= mostMetres) ?? 1;
  return step * power;
}
