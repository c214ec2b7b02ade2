import { expect, test } from "vitest";
import { placesOf } from "../../src/domain/engine/known-city.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import type { Trip } from "../../src/domain/trip/trip.ts";
import { answerWish } from "../../src/domain/wishes/answer-wish.ts";
import { cityNamed } from "../support/guide.ts";
import { storedTrip } from "../support/plans/stored-trip.ts";

const KYOTO = cityNamed("Kyoto, Japan");
const TRIP = storedTrip(KYOTO, {
  ...{ days: 4, traveller: "Couple", budget: "Standard", startDate: "2027-05-14" },
});
const STEEP = new Set(placesOf(KYOTO).flatMap(({ id, stepFree }) => (stepFree === "no" ? id : [])));
const steepIn = ({ tripData }: Trip) =>
  tripData.itinerary.flatMap(({ plan }) => plan).filter(({ guideId = "" }) => STEEP.has(guideId));

function ask(text: string, chosen: Readonly<Record<string, number>> = {}) {
  let count = 0;
  const newId = () => {
    count += 1;
    return `new-${count}`;
  };
  return runToEnd(answerWish(TRIP, { text, newId, chosen }, KYOTO));
}

test("no stairs on a trip: what is known to have steps goes once the traveller has seen what that is", () => {
  const steep = steepIn(TRIP);
  expect(steep.length).toBeGreaterThan(1);
  const { trip, asked } = ask("No stairs please");
  expect(steepIn(trip)).toEqual(steep);
  for (const { placeName } of steep) expect(JSON.stringify(asked)).toContain(placeName);
  const [part] = asked;
  const done = ask("No stairs please", { [part?.key ?? ""]: 0 });
  expect(steepIn(done.trip)).toEqual([]);
  // Of most places nobody knows.
  expect(done.unmet).toContainEqual(expect.objectContaining({ need: "stepFree" }));
  const count = ({ tripData }: Trip) => tripData.itinerary.flatMap(({ plan }) => plan).length;
  expect(count(done.trip)).toBeGreaterThan(count(TRIP) - steep.length);
});
