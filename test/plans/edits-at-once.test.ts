import { expect, test } from "vitest";
import { isTrip } from "../../src/domain/edits/edit-kind.ts";
import type { Edit } from "../../src/domain/edits/edit-kinds.ts";
import { cityOfBases } from "../../src/domain/engine/city-of-bases.ts";
import type { KnownCity } from "../../src/domain/engine/known-city.ts";
import { makeEdits } from "../../src/domain/engine/revise/make-edits.ts";
import { seededRandom } from "../../src/domain/engine/solver/seeded-random.ts";
import { describePlace } from "../../src/domain/engine/writing/describe-place.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import type { Trip, TripData, TripPlace } from "../../src/domain/trip/trip.ts";
import type { GuideCity } from "../../src/guide/guide-city.ts";
import { MODEL_PLANS } from "../fixtures/model-plans/model-plans.ts";
import { cityNamed, findLoaded } from "../support/guide.ts";
import { IS_NIGHTLY } from "../support/nightly.ts";
import { randomEdit } from "../support/plans/random-edit.ts";
import { savedTrip } from "../support/plans/saved-trip.ts";
import { madeTo, storedTrip } from "../support/plans/stored-trip.ts";

const EDITS = 12;
const REQUEST = { days: 2, traveller: "Couple", budget: "Standard" } as const;
const ROME = cityNamed("Rome, Italy");
const IN_ROME = storedTrip(ROME, REQUEST);
const FLORENCE = cityNamed("Florence, Italy");

const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** One by one the trip is read anew each time; at once, only what an edit changed is. */
function expectSameAtOnce(trip: Trip, edits: readonly Edit[], city: KnownCity | undefined): void {
  const oneByOne = edits.reduce((now, edit) => sent(madeTo(now, [edit], city)), trip);
  expect(sent(madeTo(trip, edits, city))).toEqual(oneByOne);
}

/** A model's plan as it answered it: names, positions and hours are in its own words. */
function unrepaired({ label, people, budget, startDate, tripData }: (typeof MODEL_PLANS)[number]) {
  const noOfDays = tripData.itinerary.length;
  const dated = startDate === undefined ? {} : { startDate };
  const userSelection = { location: { label }, noOfDays, traveler: people, budget, ...dated };
  return savedTrip({ userSelection, tripData });
}

test.each(MODEL_PLANS.filter((_, nth) => IS_NIGHTLY || nth % 2 === 0))(
  "random edits of $name make the same trip at once as one by one",
  (plan) => {
    const city = findLoaded(plan.label);
    const random = seededRandom(20_261_126);
    const roll = (limit: number) => Math.floor(random() * Math.max(1, limit));
    const trip = unrepaired(plan);
    const made: Edit[] = [];
    let now = trip;
    for (let nth = 0; nth < EDITS; nth += 1) {
      const edit = sent(randomEdit(now, city ?? ROME, roll, nth));
      const after = runToEnd(makeEdits(now, [edit], city));
      if (!isTrip(after)) continue;
      made.push(edit);
      now = sent(after);
    }
    expect(made.length).toBeGreaterThan(0);
    expectSameAtOnce(trip, made, city);
  },
);

test.each<Partial<TripPlace>>([
  { placeName: "Colosseum", guideId: "colosseum" },
  { guideId: undefined, placeName: "Zia Pina", geoCoordinates: "41.85, 12.6" },
  { guideId: undefined, placeName: "Zia Pina", category: "theme-park" },
])("a place that is given as %j, with its id, is read anew", (given) => {
  const trip = IN_ROME;
  const [day] = trip.tripData.itinerary;
  const [first, second] = day?.plan ?? [];
  if (day === undefined || first === undefined || second === undefined) throw new Error("a plan");
  const own = { ...first, guideId: undefined, placeName: "Zia Pina", category: "museum" } as const;
  const withFirst = (place: TripPlace): Edit =>
    sent({ kind: "set-plan", days: [{ ...day, plan: [place, ...day.plan.slice(1)] }] });
  const edits: Edit[] = [
    withFirst(own),
    { kind: "move-place", placeId: second.id, dayId: day.id },
    withFirst({ ...own, ...given }),
    { kind: "set-stay", placeId: first.id },
    { kind: "move-place", placeId: first.id, dayId: day.id, afterId: second.id },
  ];
  expectSameAtOnce(trip, edits, ROME);
});

test("a place that comes to another base's day is known there, and then no longer at its own", () => {
  const inTown = (city: GuideCity, base: number, startDate: string) => {
    const { userSelection, tripData } = storedTrip(city, { ...REQUEST, startDate });
    const plan: TripData = JSON.parse(
      JSON.stringify(tripData).replaceAll('"id":"', `"id":"base-${base}-`),
    );
    const based = <Part extends object>(parts: readonly Part[]) =>
      parts.map((part) => ({ ...part, base }));
    return { userSelection, hotels: based(plan.hotels), itinerary: based(plan.itinerary) };
  };
  const rome = inTown(ROME, 0, "2027-05-04");
  const florence = inTown(FLORENCE, 1, "2027-05-06");
  const towns = [ROME, FLORENCE].map(({ name }) => ({ name, label: `${name}, Italy` }));
  const trip = savedTrip({
    userSelection: { ...rome.userSelection, location: { label: "Italy" }, noOfDays: 4 },
    bases: { towns, ways: [] },
    tripData: {
      hotels: [...rome.hotels, ...florence.hotels],
      itinerary: [...rome.itinerary, ...florence.itinerary],
    },
  });
  const [dayInRome, , dayInFlorence] = trip.tripData.itinerary;
  const taken = new Set(florence.itinerary.flatMap(({ plan }) => plan.map((one) => one.guideId)));
  const known = FLORENCE.places.find(({ id }) => !taken.has(id));
  if (known === undefined || dayInRome === undefined || dayInFlorence === undefined) {
    throw new Error("a day in each, and a place more");
  }
  const place = { ...describePlace(known, FLORENCE), id: "guest" };
  const edits: Edit[] = [
    { kind: "set-title", text: "Two towns" },
    { kind: "add-place", dayId: dayInRome.id, place },
    { kind: "set-stay", placeId: "guest", minutes: 30 },
    { kind: "move-place", placeId: "guest", dayId: dayInFlorence.id },
    { kind: "set-stay", placeId: "guest" },
  ];
  expectSameAtOnce(trip, edits, cityOfBases([ROME, FLORENCE]));
});
