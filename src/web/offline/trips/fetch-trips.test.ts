import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FIRST_ID, offlineTrip } from "../../../../test/support/browser/offline-rows.ts";
import { fetchTrips } from "./fetch-trips.ts";

beforeEach(() => {
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a trip keeps the fields that this version of the pages doesn't know", async () => {
  const { tripData, ...rest } = offlineTrip();
  const newer = { ...rest, tripData: { ...tripData, tips: ["Go early"] }, shape: 2 };
  vi.stubGlobal("fetch", async () => Response.json({ trips: [newer], gone: [] }));
  expect(await fetchTrips([FIRST_ID])).toEqual(new Map([[FIRST_ID, newer]]));
});

test("a trip that can't be read is kept out, and isn't taken for one that is gone", async () => {
  const trips = [{ ...offlineTrip(), tripData: [] }];
  vi.stubGlobal("fetch", async () => Response.json({ trips, gone: ["1600000000000"] }));
  expect(await fetchTrips([FIRST_ID])).toEqual(new Map([["1600000000000", "gone"]]));
});
