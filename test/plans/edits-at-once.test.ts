import { expect, test } from "vitest";
import { isTrip } from "../../src/domain/edits/edit-kind.ts";
import type { Edit } from "../../src/domain/edits/edit-kinds.ts";
import { cityOfBases } from "../../src/domain/engine/city-of-bases.ts";
import type { KnownCity } from "../../src/domain/engine/known-city.ts";
import { makeEdits } from "../../src/domain/engine/revise/make-edits.ts";
import { seededRandom } from "../../src/domain/engine/solver/seeded-random.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import type { Trip, TripData } from "../../src/domain/trip/trip.ts";
import { findCity } from "../../src/guide/find-city.ts";
import type { GuideCity } from "../../src/guide/guide-city.ts";
import { MODEL_PLANS } from "../fixtures/model-plans/model-plans.ts";
import { randomEdit } from "../support/plans/random-edit.ts";
import { savedTrip } from "../support/plans/saved-trip.ts";
import { madeTo, storedTrip } from "../support/plans/stored-trip.ts";

const [ROME, FLORENCE] = ["Rome, Italy", "Florence, Italy"].map((label) => {
  const city = findCity(label);
  if (city === undefined) throw new Error(`the guide knows ${label}`);
  return city;
}) as [GuideCity, GuideCity];
const REQUEST = { days: 2, traveller: "Couple", budget: "Standard" } as const;
const EDITS = 12;

/** One by one the trip is read anew each time; at once only what an edit changed is. */
function expectSameAtOnce(
  first: Trip,
  known: KnownCity | undefined,
  offered: GuideCity = ROME,
): void {
  const random = seededRandom(20_261_126);
  const roll = (limit: number) => Math.floor(random() * Math.max(1, limit));
  const made: Edit[] = [];
  let last = first;
  for (let nth = 0; nth < EDITS; nth += 1) {
    const edit: Edit = JSON.parse(JSON.stringify(randomEdit(last, offered, roll, nth)));
    const after = runToEnd(makeEdits(last, [edit], known));
    if (!isTrip(after)) continue;
    made.push(edit);
    last = JSON.parse(JSON.stringify(after));
  }
  expect(made.length).toBeGreaterThan(0);
  expect(JSON.parse(JSON.stringify(madeTo(first, made, known)))).toEqual(last);
}

test.each(MODEL_PLANS)(
  "edits of $name, which nobody repaired, make the same trip at once as one by one",
  (fixture) => {
    const { label, people, budget, startDate, tripData } = fixture;
    const userSelection = {
      location: { label },
      noOfDays: tripData.itinerary.length,
      traveler: people,
      budget,
      ...(startDate === undefined ? {} : { startDate }),
    };
    const city = findCity(label);
    expectSameAtOnce(savedTrip({ userSelection, tripData }), city, city);
  },
);

test("edits of a trip with two bases make the same trip at once as one by one", () => {
  const startDate = "2027-05-04";
  const inTown = (city: GuideCity, base: number) => {
    const from = base === 0 ? startDate : "2027-05-06";
    const { userSelection, tripData } = storedTrip(city, { ...REQUEST, startDate: from });
    const plan: TripData = JSON.parse(JSON.stringify(tripData).replaceAll(/"id":"/g, `"id":"base-${base}-`));
    const based = <Part extends object>(parts: readonly Part[]) =>
      parts.map((part) => ({ ...part, base }));
    return { userSelection, hotels: based(plan.hotels), itinerary: based(plan.itinerary) };
  };
  const [rome, florence] = [inTown(ROME, 0), inTown(FLORENCE, 1)];
  const trip = savedTrip({
    userSelection: { ...rome.userSelection, location: { label: "Italy" }, noOfDays: 4, startDate },
    bases: {
      towns: [ROME, FLORENCE].map(({ name }) => ({ name, label: `${name}, Italy` })),
      ways: [],
    },
    tripData: {
      hotels: [...rome.hotels, ...florence.hotels],
      itinerary: [...rome.itinerary, ...florence.itinerary],
    },
  });
  // What is offered in Florence comes to days in Rome, too: a guest there.
  expectSameAtOnce(trip, cityOfBases([ROME, FLORENCE]), FLORENCE);
});
