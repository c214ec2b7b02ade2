import { expect, test } from "vitest";
import { TRIP_WISH_PATTERNS } from "./creation/trip-wish-patterns.ts";
import { DAY_WISH_PATTERNS } from "./day-wish-patterns.ts";
import { DAYS_WISH_PATTERNS } from "./days-wish-patterns.ts";
import { PLACE_WISH_PATTERNS } from "./place-wish-patterns.ts";

const PATTERNS = [
  ...[...TRIP_WISH_PATTERNS, ...DAY_WISH_PATTERNS],
  ...[...DAYS_WISH_PATTERNS, ...PLACE_WISH_PATTERNS],
].map(([pattern]) => pattern);

/** As many as fit into a wish of 300 characters. */
const REPEATS = 40;

/** What a pattern names, and what it may repeat: "spend time", "years", "<n>". */
function alternativesIn(pattern: RegExp): string[] {
  const texts = pattern.source.split(/\(\?:|[()|^$*+]/).map((part) => part.trim());
  const both = texts.flatMap((text) =>
    text.includes("?") ? [text.replaceAll(/\w\?/g, ""), text.replaceAll("?", "")] : [text],
  );
  return [...new Set(both)].filter((text) => text !== "");
}

test("no text takes a pattern long, however often a word is said", () => {
  let tried = 0;
  for (const pattern of PATTERNS) {
    const alternatives = alternativesIn(pattern);
    for (const repeated of alternatives) {
      const many = Array.from({ length: REPEATS }, () => repeated).join(" ");
      for (const begin of ["", ...alternatives]) {
        tried += 1;
        // With an ambiguous pattern this doesn't come back.
        expect(pattern.test(`${begin} ${many} nothing`.trim())).toBe(false);
      }
    }
  }
  expect(tried).toBeGreaterThan(10_000);
});
