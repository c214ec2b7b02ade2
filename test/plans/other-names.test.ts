import { expect, test } from "vitest";
import { placesOf } from "../../src/domain/engine/known-city.ts";
import { readTrip } from "../../src/domain/engine/reading/read-trip.ts";
import { searchPlaces } from "../../src/domain/engine/revise/search-places.ts";
import { knownNames } from "../../src/domain/ideas/known-names.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import { GUIDE_CITIES } from "../support/guide.ts";
import { IS_NIGHTLY } from "../support/nightly.ts";
import { storedTrip } from "../support/plans/stored-trip.ts";

/** Each name is compared with all of its city. */
const CITIES = GUIDE_CITIES.filter((_, at) => IS_NIGHTLY || at % 10 === 0);

test("a place of any city is known in a list, and found by the search, by each name that people call it", async () => {
  const unknown: string[] = [];
  let names = 0;
  for (const city of CITIES) {
    const trip = storedTrip(city, { days: 1, traveller: "Couple", budget: "Standard" });
    const empty = { ...trip, tripData: { ...trip.tripData, itinerary: [] } };
    const read = runToEnd(readTrip(empty, city));
    const known = knownNames(city);
    for (const { id, otherNames = [] } of placesOf(city)) {
      for (const name of otherNames) {
        names += 1;
        const [best, next] = known.like(name);
        const isOnly = (next?.similarity ?? 0) < (best?.similarity ?? 0);
        if (best?.spot.guideId !== id || !isOnly) {
          unknown.push(`${city.id}: ${name} in a list is ${best?.spot.name}, ${next?.spot.name}`);
        }
        const found = searchPlaces(read, name).map(({ guideId }) => guideId);
        if (!found.includes(id)) unknown.push(`${city.id}: ${name} finds ${found.join()}`);
      }
    }
  }
  expect(names).toBeGreaterThan(200);
  expect(unknown).toEqual([]);
});
