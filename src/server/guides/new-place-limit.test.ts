import { expect, test } from "vitest";
import { createTestClock } from "../../../test/support/server/test-clock.ts";
import { createNewPlaceLimit } from "./new-place-limit.ts";

const HOUR_MS = 3_600_000;

/** A store's lookups, as two servers share them. */
function sharedLookups() {
  const kept = new Map<string, string>();
  return {
    kept,
    find: async (key: string) => kept.get(key),
    async saveFirst(key: string, value: string) {
      const first = kept.get(key) ?? value;
      kept.set(key, first);
      return first;
    },
  };
}

test("one person may read about five new places an hour and fifteen a day, on whichever server", async () => {
  const clock = createTestClock(Date.parse("2026-11-23T00:10:00Z"));
  const lookups = sharedLookups();
  const servers = [1, 2].map(() => createNewPlaceLimit(lookups, clock, 60));
  const takeSix = async () => {
    let taken = 0;
    for (let nth = 0; nth < 6; nth += 1) {
      if (await servers[nth % 2]?.take("ada")) taken += 1;
    }
    return taken;
  };
  const byHour: number[] = [];
  for (let hour = 0; hour < 4; hour += 1) {
    byHour.push(await takeSix());
    clock.advance(HOUR_MS);
  }
  expect(byHour).toEqual([5, 5, 5, 0]);
  expect(await servers[0]?.take("eve")).toBe(true);
  clock.advance(24 * HOUR_MS);
  expect(await servers[1]?.take("ada")).toBe(true);
  expect([...lookups.kept.keys()].some((key) => /ada|eve/.test(key))).toBe(false);
});

test("all users together have a limit of new places a day; 0 is none", async () => {
  const clock = createTestClock(Date.parse("2026-11-23T10:00:00Z"));
  const lookups = sharedLookups();
  const limit = createNewPlaceLimit(lookups, clock, 2);
  const taken = await Promise.all(["a", "b", "c"].map((one) => limit.take(one)));
  expect(taken.filter(Boolean)).toHaveLength(2);
  expect(await createNewPlaceLimit(sharedLookups(), clock, 0).take("a")).toBe(false);
});
