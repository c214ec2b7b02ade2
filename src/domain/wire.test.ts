import fc from "fast-check";
import { expect, test } from "vitest";
import { API_PATHS, pathWithId } from "./wire.ts";

/** Not by chance: a failure must show again at the next run. */
const SEED = 20_260_501;

test("a path with an id cannot be turned into another path by what the id holds", () => {
  const hostile = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("../session", "a/b", "a?b=c", "a#b", "$&", "$`", ":id", "%2e%2e%2f"),
  );
  fc.assert(
    fc.property(hostile, (id) => {
      const path = pathWithId(API_PATHS.generationEvents, id);
      const segment = path.slice("/api/generations/".length, -"/events".length);
      expect(path).toBe(`/api/generations/${segment}/events`);
      expect(segment).not.toMatch(/[/?#]/);
      expect(decodeURIComponent(segment)).toBe(id);
    }),
    { seed: SEED },
  );
});
