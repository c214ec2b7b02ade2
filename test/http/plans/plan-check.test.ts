import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PlanEvent } from "../../../src/domain/api/generation.ts";
import { eventOn } from "../../../src/domain/engine/visits/event-of-place.ts";
import type { Place } from "../../../src/domain/trip/trip.ts";
import { parisWrongPlaces } from "../../fixtures/model-plans/paris-plans.ts";
import { findLoaded } from "../../support/guide.ts";
import { openWindows } from "../../support/plans/open-windows.ts";
import { changeWords } from "../../support/plans/plan-words.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { generateTrip, postGeneration, SELECTION } from "../../support/server/generate.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

/** The hours of the plan hold the visit, wherever the guide knows any. */
function expectOpenAroundVisit({ placeName, hoursUnknown, notVerified, visit, open }: Place) {
  if (hoursUnknown === true || notVerified === true) return expect(open, placeName).toBeUndefined();
  if (visit === undefined || open === undefined) throw new Error(`${placeName} has no hours`);
  expect(open.startMinutes, placeName).toBeLessThanOrEqual(visit.startMinutes);
  expect(open.endMinutes, placeName).toBeGreaterThanOrEqual(visit.endMinutes);
}

describe("a trip from the guide", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test("is saved with its check, which it passes", async () => {
    const ada = await signIn(server.url);
    const { planCheck } = await fetchTrip(ada, await generateTrip(ada));
    expect(planCheck).toMatchObject({ isFeasible: true, changes: [] });
    expect(planCheck?.checks.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["openingHours", "transferTimes"]),
    );
    expect(planCheck?.verified.places).toBe(planCheck?.verified.ofPlaces);
    expect(planCheck?.quality).toBeGreaterThan(80);
    expect(planCheck?.weaknesses?.length).toBeLessThanOrEqual(3);
  });

  test("goes by the days, the pace and the interests that were wished for", async () => {
    const ada = await signIn(server.url, { name: "Ada", email: "wishes@example.com" });
    const wishes = { startDate: "2026-05-31", pace: "relaxed", interests: ["outdoors"] };
    const trip = await fetchTrip(ada, await generateTrip(ada, { ...SELECTION, ...wishes }));
    expect(trip.userSelection).toMatchObject(wishes);
    const { itinerary } = trip.tripData;
    expect(itinerary.map(({ date }) => date)).toEqual(["2026-05-31", "2026-06-01", "2026-06-02"]);
    const city = findLoaded(SELECTION.location.label);
    for (const { date = "", plan } of itinerary) {
      for (const { guideId, visit } of plan) {
        const place = city?.places.find(({ id }) => id === guideId);
        const hours = (place && eventOn(place, date)?.hours) ?? place?.hours;
        if (hours === undefined) continue;
        const isOpen = openWindows(hours, date).some(
          ([open, close]) =>
            visit !== undefined && open <= visit.startMinutes && visit.endMinutes <= close,
        );
        expect(isOpen, `${guideId} on ${date}`).toBe(true);
      }
    }
  });

  test.each([undefined, "2026-12-24"])(
    "says how long each place is open around the visit, from %s",
    async (startDate) => {
      const ada = await signIn(server.url, { name: "Ada", email: "open@example.com" });
      const trip = await fetchTrip(ada, await generateTrip(ada, { ...SELECTION, startDate }));
      const places = trip.tripData.itinerary.flatMap(({ plan }) => plan);
      for (const place of places) expectOpenAroundVisit(place);
      expect(places.filter(({ open }) => open !== undefined).length).toBeGreaterThan(5);
    },
  );

  test.each(["2026-02-30", "31.5.2026", "tomorrow", "0000-00-00"])(
    "is not begun on %j, which is no day",
    async (startDate) => {
      const ada = await signIn(server.url, { name: "Ada", email: "nodate@example.com" });
      const answer = await postGeneration(ada, { selection: { ...SELECTION, startDate } });
      await expectError(answer, 422, "start_date_unreadable");
    },
  );

  test.each([{ pace: "hurried" }, { interests: ["gossip"] }, { interests: "outdoors" }])(
    "takes no wish that it doesn't know: %j",
    async (wish) => {
      const ada = await signIn(server.url, { name: "Ada", email: "wish@example.com" });
      const answer = await postGeneration(ada, { selection: { ...SELECTION, ...wish } });
      await expectError(answer, 400, "bad_request");
    },
  );
});

describe("a trip from a model", () => {
  const { label, people, tripData } = parisWrongPlaces;
  const events: PlanEvent[] = [
    { type: "started", location: { label }, days: tripData.itinerary.length },
    { type: "hotels", hotels: tripData.hotels },
    ...tripData.itinerary.map((day, index): PlanEvent => ({ type: "day", number: index + 1, day })),
    { type: "notes", notes: ["Bring a hat."] },
  ];
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      overrides: {
        planner: {
          id: "gemini",
          repeatable: false,
          deadlineMs: () => 60_000,
          async *plan() {
            yield* events;
          },
        },
      },
    });
  });
  afterAll(() => server.close());

  test("is mended before it is saved, and says what was done to it and why", async () => {
    const ada = await signIn(server.url);
    const days = tripData.itinerary.length;
    const selection = { ...SELECTION, location: { label }, noOfDays: days, traveler: people };
    const trip = await fetchTrip(ada, await generateTrip(ada, selection));
    const { planCheck } = trip;
    const met = planCheck?.checks.filter(({ isMet }) => isMet).map(({ id }) => id);
    expect(met).toEqual(
      expect.arrayContaining([
        "dayCount",
        "positions",
        "duplicates",
        "openingHours",
        "transferTimes",
        "dayHours",
      ]),
    );
    expect(planCheck?.changes.length).toBeGreaterThan(2);
    for (const change of planCheck?.changes ?? []) {
      expect(change).toEqual(
        expect.objectContaining({ name: expect.stringMatching(/./), code: expect.any(String) }),
      );
      expect(changeWords(change)).toMatch(/\.$/);
    }
    const places = trip.tripData.itinerary.flatMap(({ plan }) => plan);
    expect(places.map(({ placeName }) => placeName)).not.toContain("Rouen Cathedral");
    expect(
      places.every(({ visit, guideId, notVerified }) => {
        return visit !== undefined && (guideId !== undefined || notVerified === true);
      }),
    ).toBe(true);
    for (const place of places) expectOpenAroundVisit(place);
    expect(trip.tripData.notes).toEqual(["Bring a hat."]);
  });

  test("keeps to what the traveller asked for in words", async () => {
    const ada = await signIn(server.url);
    const wishes = [
      { kind: "none", categories: ["museum"], text: "no museums" },
      { kind: "see", names: "the Louvre", days: [2], text: "the Louvre on day 2" },
      { kind: "see", names: "Parc de la Villette", text: "Parc de la Villette and the caves" },
    ];
    const days = tripData.itinerary.length;
    const selection = { ...SELECTION, location: { label }, noOfDays: days, traveler: people };
    const trip = await fetchTrip(ada, await generateTrip(ada, { ...selection, wishes }));
    const { itinerary, notes } = trip.tripData;
    const museums = itinerary.flatMap(({ plan }) =>
      plan.filter(({ category }) => category === "museum").map(({ placeName }) => placeName),
    );
    expect(museums).toEqual([expect.stringMatching(/Louvre/)]);
    expect(itinerary[1]?.plan.map(({ placeName }) => placeName)).toContain(museums[0]);
    expect(trip.planCheck?.changes).toContainEqual(expect.objectContaining({ code: "notWanted" }));
    expect(notes).toContainEqual({
      code: "wishesMet",
      // Of words that join two things, only what is in the plan.
      values: { wishes: ["no museums", "the Louvre on day 2", "Parc de la Villette"] },
    });
  });
});
