/** Easter Sunday of the western churches (Butcher's algorithm, for the Gregorian calendar). */
export function easterMs(year: number): number {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const moved = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const moon = (19 * golden + moved + 15) % 30;
  const full = moon - Math.floor((golden + 11 * moon) / 319);
  const days = (2 * (century % 4) + 2 * Math.floor(rest / 4) - (rest % 4) - full + 32) % 7;
  return Date.UTC(year, 2, 22 + full + days);
}
