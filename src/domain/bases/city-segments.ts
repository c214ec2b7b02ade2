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

/** What people write between cities of which they mean one. */
const OR = /\s{1,3}(?:or|oder|ou|o)\s{1,3}/iu;

/** The cities of which a destination names one or the other: none where it says "or" nowhere. */
export function cityChoices(destination: string): string[] {
  const parts = destination.split(OR).map((part) => part.trim());
  return parts.length > 1 && !parts.includes("") ? parts : [];
}
