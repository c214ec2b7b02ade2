import { afterAll, describe, expect, test } from "vitest";
import { placesOf } from "../../../src/domain/engine/known-city.ts";
import { knownCityFromJson } from "../../../src/domain/engine/known-city-json.ts";
import { messageText } from "../../../src/domain/message.ts";
import { NOTE_MESSAGES } from "../../../src/domain/messages/en/note-messages.ts";
import { loadWords, wordsIn } from "../../../src/domain/messages/words.ts";
import { parseCoordinates } from "../../../src/domain/places/coordinates.ts";
import { distanceKm } from "../../../src/domain/places/geo.ts";
import { runToEnd } from "../../../src/domain/plan/run-to-end.ts";
import { tripFactsSchema } from "../../../src/domain/trip/trip-facts.ts";
import { API_PATHS, pathWithId } from "../../../src/domain/wire.ts";
import { answerWish } from "../../../src/domain/wishes/answer-wish.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

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
const facts = tripFactsSchema.parse(await answer.json());
const city = knownCityFromJson(facts.city);

function ask(text: string) {
  let count = 0;
  const newId = () => {
    count += 1;
    return `new-${count}`;
  };
  return runToEnd(answerWish(trip, { text, newId }, city));
}

test("where steps are known, a step-free trip goes only to must-sees that have a part without, and names them", () => {
  const known = new Map(placesOf(city ?? { places: [] }).map((place) => [place.id, place]));
  const withSteps = trip.tripData.itinerary
    .flatMap(({ plan }) => plan)
    .flatMap(({ guideId = "" }) => known.get(guideId) ?? [])
    .filter(({ stepFree = "yes" }) => stepFree !== "yes");
  expect(withSteps.length).toBeGreaterThan(0);
  expect(withSteps).toEqual(
    withSteps.map(() => expect.objectContaining({ stepFree: "partly", mustSee: true })),
  );
  expect(trip.tripData.notes).toContainEqual({
    code: "wishSteps",
    values: { wish: "step-free", names: withSteps.map(({ name }) => name) },
  });
  for (const { id } of withSteps) expect(facts.stepFree?.[id]).toBe("partly");
});

test("of a step-free trip the hotels have no steps, what might come in a place's stead is told, and what one can ride is noted", () => {
  const { hotels, notes } = trip.tripData;
  expect(hotels.map(({ guideId = "" }) => facts.stepFree?.[guideId])).not.toContain("no");
  for (const base of [0, 1]) {
    const start = hotels.find((hotel) => hotel.base === base)?.guideId ?? "";
    expect(facts.stepFree?.[start]).toBe("yes");
  }
  const known = placesOf(city ?? { places: [] }).filter(({ stepFree }) => stepFree !== undefined);
  for (const { id, stepFree } of known) expect(facts.stepFree?.[id]).toBe(stepFree);
  const transit = notes?.flatMap((note) =>
    typeof note !== "string" && note.code === "wishTransit" ? [note] : [],
  );
  expect(transit?.map(({ values }) => values?.city)).toEqual(["Tokyo", "Kyoto"]);
  expect(transit?.map((note) => messageText(NOTE_MESSAGES, note))).toContain(
    "Step-free public transport in Kyoto: metro and buses; trams and trains in parts.",
  );
});

test("a note on a feast names its day, in the reader's language", async () => {
  await loadWords("de");
  const note = trip.tripData.notes?.find(
    (one) => typeof one !== "string" && one.code === "event" && one.values?.date === "2027-10-22",
  );
  if (note === undefined || typeof note === "string") throw new Error("a feast in Kyoto");
  expect(messageText(NOTE_MESSAGES, note)).toContain(" (October 22): ");
  expect(messageText(wordsIn("de").notes, note)).toContain(" (22. Oktober): ");
});

test("a day on which one arrives late begins then, whatever has to go for it", () => {
  const { trip: changed, unmet } = ask("We arrive at 17:00 on day 1");
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

test("what a traveller takes out is no fault of the plan", async () => {
  const out = trip.tripData.itinerary[1]?.plan.slice(0, 2) ?? [];
  const answer = await sendEdits(
    ada,
    trip.id,
    out.map(({ id }) => ({ kind: "remove-place", placeId: id })),
    trip.version,
  );
  expect(answer.status).toBe(200);
  const { planCheck } = await fetchTrip(ada, trip.id);
  // A share of the visits that are left may move it by a point or two.
  expect(planCheck?.quality).toBeGreaterThanOrEqual((trip.planCheck?.quality ?? 100) - 2);
  const said = JSON.stringify(planCheck?.weaknesses);
  for (const { placeName } of out) expect(said).not.toContain(placeName);
});

test("a special dinner is had near the hotel after a day at the edge of the town", async () => {
  const { tripData } = await fetchTrip(
    ada,
    await generateTrip(ada, {
      location: { label: "Kyoto, Japan" },
      noOfDays: "4",
      traveler: "4",
      childAges: [7],
      budget: "Standard",
      startDate: "2027-10-19",
      pace: "relaxed",
      wishes: [
        { kind: "see", names: "Arashiyama Bamboo Grove", days: [1], text: "bamboo" },
        { kind: "see", names: "Iwatayama", days: [1], text: "monkeys" },
        { kind: "change", words: "special dinner on Tuesday", weekdays: [1], text: "feast" },
      ],
    }),
  );
  expect(JSON.stringify(tripData.notes)).not.toContain("wishUndone");
  const dinner = tripData.itinerary[0]?.meals?.find(({ kind }) => kind === "dinner");
  expect(dinner?.priceLevel).toBe("high");
});

test("dinner near the hotel is had once one is there, by a way that the day says", async () => {
  const { tripData, planCheck } = await fetchTrip(
    ada,
    await generateTrip(ada, {
      location: { label: "Tokyo, Japan" },
      noOfDays: "4",
      traveler: "4",
      childAges: [8],
      budget: "Standard",
      startDate: "2027-04-05",
      pace: "relaxed",
      wishes: [
        { kind: "see", names: "Tokyo DisneySea", text: "DisneySea" },
        { kind: "change", words: "dinner near the hotel every day", text: "dinner near the hotel" },
      ],
    }),
  );
  expect(planCheck?.problems ?? []).toEqual([]);
  const dinners = tripData.itinerary.flatMap(({ plan, meals = [], wayBack }) => {
    const end = plan.at(-1)?.visit?.endMinutes ?? 0;
    return meals
      .filter(({ kind, geoCoordinates }) => kind === "dinner" && geoCoordinates)
      .map((meal) => ({ meal, end, wayBack }));
  });
  expect(dinners.length).toBeGreaterThan(1);
  for (const { meal, end, wayBack } of dinners) {
    expect(meal.startMinutes).toBeGreaterThanOrEqual(end + (meal.there?.minutes ?? 999));
    expect(wayBack?.from).toBe(meal.placeName);
  }
});

describe("a family with a grandfather who wants a break from one to three", async () => {
  const { tripData } = await fetchTrip(
    ada,
    await generateTrip(ada, {
      location: { label: "Tokyo, Japan" },
      noOfDays: "8",
      traveler: "4",
      people: 5,
      childAges: [7],
      budget: "Standard",
      startDate: "2027-10-16",
      bases: [
        { label: "Tokyo, Japan", days: 3 },
        { label: "Kyoto, Japan", days: 5 },
      ],
      pace: "relaxed",
      interests: ["outdoors", "animals"],
      wishes: [
        { kind: "need", need: "stepFree", text: "step-free" },
        { kind: "walkLess", text: "walk less" },
        { kind: "start", minutes: 16 * 60, days: [1], text: "arriving" },
        { kind: "end", minutes: 12 * 60, days: [-1], text: "leaving" },
        { kind: "free", fromMinutes: 13 * 60, toMinutes: 15 * 60, text: "a break" },
        { kind: "change", words: "special dinner on Tuesday", weekdays: [1], text: "feast" },
        { kind: "have", categories: ["theme-park"], count: 1, weekdays: [0], text: "a park" },
      ],
    }),
  );
  const days = tripData.itinerary;

  test("lunch is before the break, near what was seen in the morning", () => {
    for (const { plan, meals } of [1, 4, 5, 6].flatMap((at) => days[at] ?? [])) {
      const lunch = meals?.find(({ kind }) => kind === "lunch");
      expect(lunch?.endMinutes).toBeLessThanOrEqual(13 * 60);
      const seen = plan.filter(({ visit }) => (visit?.endMinutes ?? 780) < 780);
      expect(seen.length).toBeGreaterThan(0);
      expect(kmBetween(seen.at(-1), lunch)).toBeLessThan(1);
    }
    const travelled = days[3]?.meals?.find(({ kind }) => kind === "lunch");
    expect(travelled?.startMinutes).toBeGreaterThanOrEqual(12.5 * 60);
  });

  test("the evening of the arrival is near the hotel, and each town has parks or nature", () => {
    const [first] = days;
    const ways = [...(first?.plan.map(({ leg }) => leg) ?? []), first?.wayBack];
    expect(ways.length).toBeGreaterThan(1);
    for (const way of ways) expect(way?.minutes).toBeLessThanOrEqual(30);
    // Nobody who arrives in the afternoon has lunch before dinner.
    expect(first?.meals?.map(({ kind }) => kind)).toEqual(["dinner"]);
    for (const town of [0, 1]) {
      const there = days.filter(({ base }) => base === town).flatMap(({ plan }) => plan);
      const kinds = there.map(({ category = "" }) => category);
      expect(kinds.some((kind) => kind === "park" || kind === "nature")).toBe(true);
    }
  });

  test("nobody leaves a place in the middle of an afternoon there for dinner", () => {
    const [afternoon] = days.flatMap(({ plan, meals = [] }) =>
      plan.flatMap(({ visit, category }) =>
        category === "theme-park" && visit ? [{ ...visit, meals }] : [],
      ),
    );
    expect(afternoon?.startMinutes).toBe(15 * 60);
    const dinner = afternoon?.meals.find(({ kind }) => kind === "dinner");
    expect(dinner?.startMinutes).toBe(afternoon?.endMinutes);
  });
});

type Located = { readonly geoCoordinates?: string | undefined };
function kmBetween(...ends: readonly [Located | undefined, Located | undefined]): number {
  const [from, to] = ends.map((end) => parseCoordinates(end?.geoCoordinates ?? ""));
  return from?.ok && to?.ok ? distanceKm(from.at, to.at) : Number.NaN;
}
