import { afterAll, expect, test } from "vitest";
import { knownCityFromJson } from "../../../src/domain/engine/known-city-json.ts";
import { runToEnd } from "../../../src/domain/plan/run-to-end.ts";
import { tripFactsSchema } from "../../../src/domain/trip/trip-facts.ts";
import { API_PATHS, pathWithId } from "../../../src/domain/wire.ts";
import { answerWish } from "../../../src/domain/wishes/answer-wish.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const server = await startTestServer();
const ada = await signIn(server.url);
afterAll(() => server.close());

/** Two cities of Japan in autumn, with grandparents. */
const trip = await fetchTrip(
  ada,
  await generateTrip(ada, {
    location: { label: "Tokyo, Japan" },
    noOfDays: "8",
    traveler: "4",
    budget: "Comfort",
    startDate: "2027-10-18",
    bases: [
      { label: "Tokyo, Japan", days: 4 },
      { label: "Kyoto, Japan", days: 4 },
    ],
    pace: "relaxed",
    wishes: [{ kind: "need", need: "stepFree", text: "step-free" }],
  }),
);
const answer = await ada.fetch(pathWithId(API_PATHS.tripFacts, trip.id));
const city = knownCityFromJson(tripFactsSchema.parse(await answer.json()).city);

function ask(text: string) {
  let count = 0;
  const newId = () => {
    count += 1;
    return `new-${count}`;
  };
  return runToEnd(answerWish(trip, { text, newId }, city));
}

test("a day on which one arrives late begins then, whatever has to go for it", () => {
  const { trip: changed, unmet } = ask("nothing before 17:00 on day 1");
  expect(unmet).toEqual([]);
  const [first] = changed.tripData.itinerary;
  expect(first?.plan.length).toBeGreaterThan(0);
  expect(first?.plan[0]?.visit?.startMinutes).toBeGreaterThanOrEqual(17 * 60 - 10);
});

test("where no other place to eat is near, that is said", () => {
  const out = trip.tripData.itinerary.findIndex(({ plan }) =>
    plan.some(({ placeName }) => placeName.startsWith("Tokyo Disney")),
  );
  expect(ask(`Dinner somewhere else on day ${out + 1}`).unmet).toMatchObject([
    { reason: "noOtherTable" },
  ]);
});
