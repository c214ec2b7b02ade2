import { afterAll, describe, expect, test } from "vitest";
import type { GenerationEvent } from "../../../src/domain/api/generation.ts";
import type { Edit } from "../../../src/domain/edits/edit-kinds.ts";
import { tripDifference } from "../../../src/domain/edits/trip-difference.ts";
import { knownCityFromJson } from "../../../src/domain/engine/known-city-json.ts";
import { readTrip } from "../../../src/domain/engine/reading/read-trip.ts";
import { suggestions } from "../../../src/domain/engine/revise/suggestions.ts";
import { runToEnd } from "../../../src/domain/plan/run-to-end.ts";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { byDay } from "../../support/nightly.ts";
import { madeTo } from "../../support/plans/stored-trip.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { expectError } from "../../support/server/expect-error.ts";
import {
  generateTrip,
  postGeneration,
  SELECTION,
  startGenerating,
} from "../../support/server/generate.ts";
import { startOpenDataWorld } from "../../support/server/open-data-world.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, EVE, signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const COAST = { ...SELECTION, location: { label: "Costa Clara, Portugal" }, noOfDays: "5" };
const ITALY = { ...SELECTION, location: { label: "Italy" }, noOfDays: "8" };
const ROME_AND_FLORENCE = [
  { label: "Rome, Italy", days: 3 },
  { label: "Florence, Italy", days: 2 },
];

/** The server has no service to ask. */
const [world, server] = await Promise.all([startOpenDataWorld(), startTestServer()]);
const ada = await signIn(server.url, ADA);
const selection = { ...ITALY, noOfDays: "5", bases: ROME_AND_FLORENCE, startDate: "2027-05-04" };
const trip = await fetchTrip(ada, await generateTrip(ada, selection));
afterAll(async () => {
  await world.close();
  await server.close();
});

async function endOf(client: SignedInClient, selection: unknown): Promise<GenerationEvent> {
  const reader = await readEvents(client, await startGenerating(client, selection));
  const end = (await reader.rest()).at(-1)?.event;
  if (end === undefined) throw new Error("a plan ends");
  return end;
}

async function choicesFor(client: SignedInClient, selection: unknown) {
  const end = await endOf(client, selection);
  if (end.type !== "failed") throw new Error("a region is no destination");
  return end.baseChoices ?? [];
}

/** The trip with edits made to it as it was planned. */
async function edited(...edits: readonly Edit[]): Promise<Trip> {
  const now = await fetchTrip(ada, trip.id);
  const answer = await sendEdits(
    ada,
    trip.id,
    [...tripDifference(now, trip), ...edits],
    now.version,
  );
  expect(answer.status).toBe(200);
  return fetchTrip(ada, trip.id);
}

const basesOf = ({ tripData }: Trip) => tripData.itinerary.map(({ base }) => base);
const transfersOf = ({ tripData }: Trip) =>
  tripData.itinerary.map(({ transfer }) => transfer && `${transfer.from} to ${transfer.to}`);

test("its notes name each town's hotel with the town, and say once how old the facts are", () => {
  const notes = (trip.tripData.notes ?? []).filter((note) => typeof note !== "string");
  const cities = notes.flatMap(({ code, values }) =>
    code === "startsAtHotel" ? [values?.city] : [],
  );
  expect(cities).toEqual(["Rome", "Florence"]);
  expect(notes.filter(({ code }) => code === "factsAsOf")).toHaveLength(1);
});

describe("a region for five days and more", () => {
  test("can be planned with two of its towns as bases, each with its own guide", async () => {
    const eve = await signIn(world.server.url, EVE);
    expect(await choicesFor(eve, { ...COAST, noOfDays: "4" })).toEqual([]);
    const [bases] = await choicesFor(eve, COAST);
    expect(bases).toEqual([
      { label: "Alvorim, Portugal", days: 3 },
      { label: "Pedrela, Portugal", days: 2 },
    ]);

    const coast = await fetchTrip(eve, await generateTrip(eve, { ...COAST, bases }));
    expect(coast.userSelection.location.label).toBe("Costa Clara, Portugal");
    expect(coast.bases?.towns).toMatchObject([
      { name: "Alvorim", openData: { quality: "full" } },
      { name: "Pedrela", openData: { quality: "thin" } },
    ]);
    expect(basesOf(coast)).toEqual([0, 0, 0, 1, 1]);
    expect(transfersOf(coast)).toEqual(
      [undefined, undefined, undefined, "Alvorim to Pedrela", undefined].map((one) => one),
    );
    expect(new Set(coast.tripData.hotels.map(({ base }) => base))).toEqual(new Set([0, 1]));
    expect(coast.planCheck).toMatchObject({ isFeasible: true, verified: { by: "open" } });
    const places = coast.tripData.itinerary.flatMap(({ plan }) =>
      plan.map(({ guideId }) => guideId),
    );
    expect(new Set(places).size).toBe(places.length);

    const { city } = (await (await eve.fetch(`/api/trips/${coast.id}/facts`)).json()) as {
      city: unknown;
    };
    const known = knownCityFromJson(city);
    expect(known?.bases?.map(({ name }) => name)).toEqual(["Alvorim", "Pedrela"]);
    const ids = new Set(known?.places.map(({ id }) => id));
    expect(places.every((id = "") => ids.has(id))).toBe(true);
    const file = await (await eve.fetch(`/api/trips/${coast.id}/export/md`)).text();
    expect(file).toContain("From Alvorim to Pedrela");
    expect(file).toContain("OpenStreetMap contributors");
  });

  test("can be planned with our own cities, and with no service at all", async () => {
    const [three, two] = await choicesFor(ada, ITALY);
    expect(three?.map(({ label }) => label)).toEqual([
      "Rome, Italy",
      "Florence, Italy",
      "Venice, Italy",
    ]);
    expect(two).toHaveLength(2);
    const italy = await fetchTrip(ada, await generateTrip(ada, { ...ITALY, bases: three }));
    expect(italy.planCheck).toMatchObject({ isFeasible: true });
    expect(italy.tripData.itinerary.every(({ plan }) => plan.length > 0)).toBe(true);
    const [transfer] = italy.tripData.itinerary.flatMap((day) => day.transfer ?? []);
    expect(transfer).toMatchObject({ way: { by: "train" }, minutes: 155 });
    expect(await choicesFor(ada, { ...ITALY, noOfDays: "3" })).toEqual([]);
  });

  test("is refused where the days of its bases are not those of the trip", async () => {
    const selection = { ...ITALY, bases: ROME_AND_FLORENCE };
    expect((await postGeneration(ada, { selection })).status).toBe(422);
  });
});

describe("a trip with two bases", () => {
  test("misses no wish in one town that the other has", async () => {
    const wish = { kind: "see", names: "Uffizi Gallery", text: "must see the Uffizi" } as const;
    const { planCheck, tripData } = await fetchTrip(
      ada,
      await generateTrip(ada, { ...selection, wishes: [wish] }),
    );
    const names = tripData.itinerary.flatMap(({ plan }) => plan.map((place) => place.placeName));
    expect(names).toContain("Uffizi Gallery");
    expect(planCheck?.weaknesses?.map(({ code }) => code)).not.toContain("wishNotShown");
  });

  test("begins the day of the transfer as late as one is there", async () => {
    const [day] = trip.tripData.itinerary.filter(({ transfer }) => transfer !== undefined);
    const [first] = day?.plan ?? [];
    const leaves = (first?.visit?.startMinutes ?? 0) - (first?.leg?.minutes ?? 0);
    // Nine o'clock, the train, and the bags.
    expect(leaves).toBeGreaterThanOrEqual(9 * 60 + (day?.transfer?.minutes ?? 0) + 30);
    expect(first?.leg?.from).toBe(trip.tripData.hotels.find(({ base }) => base === 1)?.hotelName);
  });

  test("has its transfers where the order of its days wants them", async () => {
    const [first, , third] = trip.tripData.itinerary.map(({ id }) => id);
    if (first === undefined || third === undefined) throw new Error("five days");
    const move = {
      kind: "move-day",
      dayId: first,
      afterId: trip.tripData.itinerary[3]?.id,
    } as const;
    const mixed = await edited(move);
    expect(basesOf(mixed)).toEqual([0, 0, 1, 0, 1]);
    expect(transfersOf(mixed).slice(2)).toEqual([
      "Rome to Florence",
      "Florence to Rome",
      "Rome to Florence",
    ]);
    const longer = await edited(move, { kind: "add-day", dayId: "more", afterId: third });
    expect(basesOf(longer)).toEqual([0, 0, 0, 1, 0, 1]);
    expect(longer.planCheck?.checks.find(({ id }) => id === "dayCount")?.isMet).toBe(true);
  });

  test.each(
    byDay([
      { town: "Florence", day: 2, base: 1, bases: [0, 0, 1, 1, 1], change: 2, filled: 3 },
      { town: "Rome", day: 4, base: 0, bases: [0, 0, 0, 0, 1], change: 4, filled: 3 },
    ]),
  )("gives $town a night more, and takes it back", async (expected) => {
    const { base } = expected;
    const gone = trip.tripData.itinerary[expected.day];
    if (gone === undefined) throw new Error("five days");
    const newIds = Array.from({ length: 8 }, (_, nth) => `night-${base}-${nth}`);
    const edit = { kind: "change-base", dayId: gone.id, base, newIds } as const;
    const moved = await edited(edit);
    const days = moved.tripData.itinerary;
    expect(basesOf(moved)).toEqual(expected.bases);
    expect(days.map(({ date }) => date)).toEqual(trip.tripData.itinerary.map(({ date }) => date));
    expect(transfersOf(moved).indexOf("Rome to Florence")).toBe(expected.change);
    const { userSelection } = moved;
    expect(userSelection.noOfDays).toBe(5);

    // The day of change has its plan, as late as one is there.
    const change = days[expected.change];
    expect(change?.plan.map(({ id }) => id)).toEqual(
      trip.tripData.itinerary[3]?.plan.map(({ id }) => id),
    );
    const [first] = change?.plan ?? [];
    const leaves = (first?.visit?.startMinutes ?? 0) - (first?.leg?.minutes ?? 0);
    expect(leaves).toBeGreaterThanOrEqual(9 * 60 + (change?.transfer?.minutes ?? 0) + 30);

    // The other day is filled where it is now, and what it had is set aside.
    const answer = await ada.fetch(`/api/trips/${trip.id}/facts`);
    const { city } = (await answer.json()) as { city: unknown };
    const known = knownCityFromJson(city);
    const there = new Set(known?.bases?.[base]?.places.map(({ id }) => id));
    const filled = days[expected.filled];
    expect(filled?.id).toBe(gone.id);
    expect(filled?.plan.length).toBeGreaterThan(0);
    for (const { guideId = "" } of filled?.plan ?? []) expect(there.has(guideId)).toBe(true);
    expect(filled?.plan[0]?.leg?.from).toBe(
      moved.tripData.hotels.find((hotel) => hotel.base === base)?.hotelName,
    );
    expect(moved.tripData.setAside?.map(({ id }) => id)).toEqual(gone.plan.map(({ id }) => id));
    // What is near may leave some hours free.
    const problems = moved.planCheck?.problems?.filter(({ code }) => code !== "idle");
    expect(problems?.filter(({ dayId }) => dayId === gone.id)).toEqual([]);

    // A page works out the same.
    const onPage = madeTo(trip, [edit], known);
    expect(onPage.tripData).toEqual(moved.tripData);
    expect(onPage.planCheck).toEqual(moved.planCheck);

    const back = await edited();
    expect(back.tripData).toEqual(trip.tripData);
  });

  test("fills five days of one request, and leaves those of more free", async () => {
    const dayId = trip.tripData.itinerary[2]?.id ?? "";
    const nights = Array.from({ length: 6 }, (_, nth): Edit => {
      return { kind: "change-base", dayId, base: (nth + 1) % 2, newIds: [`to-and-fro-${nth}`] };
    });
    const filled = (await edited(...nights.slice(0, 5))).tripData.itinerary[3];
    expect([filled?.id, filled?.plan.map(({ id }) => id)]).toEqual([dayId, ["to-and-fro-4"]]);
    const free = (await edited(...nights)).tripData.itinerary[2];
    expect([free?.id, free?.plan]).toEqual([dayId, []]);
  });

  test("keeps its nights while the day or a place of it is locked", async () => {
    const [day] = trip.tripData.itinerary.slice(2);
    const now = await edited({ kind: "set-lock", id: day?.plan[0]?.id ?? "", isLocked: true });
    const answer = await sendEdits(
      ada,
      trip.id,
      [{ kind: "change-base", dayId: day?.id, base: 1, newIds: [] }],
      now.version,
    );
    await expectError(answer, 422, "day_locked");
  });

  test("starts a base's days at the hotel that was chosen there, and leaves the others", async () => {
    const [, other] = trip.tripData.hotels.filter(({ base }) => base === 1);
    if (other === undefined) throw new Error("two hotels");
    const moved = await edited({ kind: "choose-hotel", hotelId: other.id });
    const legs = moved.tripData.itinerary.map(({ plan }) => plan[0]?.leg?.from);
    expect(legs[3]).toBe(other.hotelName);
    expect(moved.tripData.itinerary.slice(0, 3)).toEqual(trip.tripData.itinerary.slice(0, 3));
    expect(moved.planCheck?.isFeasible).toBe(true);
  });

  test("says so when a place of one is taken to a day of the other", async () => {
    const place = trip.tripData.itinerary[0]?.plan[1];
    const florentine = trip.tripData.itinerary[4];
    if (place === undefined || florentine === undefined) throw new Error("five days");
    const moved = await edited({
      kind: "move-place",
      placeId: place.id,
      dayId: florentine.id,
      afterId: florentine.plan[0]?.id,
    });
    const day = moved.tripData.itinerary[4];
    expect(day?.plan[1]).toMatchObject({ placeName: place.placeName, guideId: place.guideId });
    expect(day?.plan[1]?.leg?.distanceKm).toBeGreaterThan(200);
    expect(moved.planCheck?.isFeasible).toBe(false);
    expect(moved.planCheck?.problems?.some(({ dayId }) => dayId === florentine.id)).toBe(true);
  });

  test("is offered what is near a day's own base, and nothing that the trip has", async () => {
    const answer = await ada.fetch(`/api/trips/${trip.id}/facts`);
    const { city } = (await answer.json()) as { city: unknown };
    const known = knownCityFromJson(city);
    const day = trip.tripData.itinerary[4];
    const options = runToEnd(suggestions(runToEnd(readTrip(trip, known)), day?.id ?? ""));
    const florence = new Set(known?.bases?.[1]?.places.map(({ id }) => id));
    expect(options.length).toBeGreaterThan(0);
    for (const { guideId } of options) expect(florence.has(guideId)).toBe(true);
  });
});
