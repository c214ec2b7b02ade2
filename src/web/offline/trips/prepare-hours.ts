import { keptCity } from "./kept-city.ts";

let prepared: string | undefined;

/** Loads what works out the hours of a trip's edits, so that the first of them doesn't wait for it. */
export function prepareHours(tripId: string): void {
  if (prepared === tripId) return;
  prepared = tripId;
  prepare(tripId).catch(() => {
    // Loaded with the edit itself.
    prepared = undefined;
  });
}

async function prepare(tripId: string): Promise<void> {
  const [city, { planEngine }] = await Promise.all([
    keptCity(tripId),
    import("../../engine/plan-engine.ts"),
    import("./trip-timing.ts"),
  ]);
  if (city !== undefined) planEngine().prepare(city.facts);
}
