/** What people write between cities: a word or a sign that is hardly part of a name. */
const BETWEEN =
  /\s{0,3},?\s{1,3}(?:and then|and|then|und|dann|et|puis|y|e)\s{1,3}|\s{0,3}[&+;→]\s{0,3}|\s{1,3}[-–—]\s{1,3}/iu;

/** The parts of a destination between which it says "and": one where it says it nowhere. */
export function citySegments(destination: string): string[] {
  return destination
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** What of a destination is being typed: what follows the last "and", and how much comes before it. */
export function lastSegment(destination: string): {
  readonly before: string;
  readonly last: string;
} {
  const last = destination.split(BETWEEN).at(-1) ?? "";
  return { before: destination.slice(0, destination.length - last.length), last };
}
