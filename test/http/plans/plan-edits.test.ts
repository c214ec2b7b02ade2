import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import type { Edit } from "../../../src/domain/edits/edit-kinds.ts";
import { tripDifference } from "../../../src/domain/edits/trip-difference.ts";
import { knownCityFromJson } from "../../../src/domain/engine/known-city-json.ts";
import { type Trip, tripSchema } from "../../../src/domain/trip/trip.ts";
import { tripFactsSchema } from "../../../src/domain/trip/trip-facts.ts";
import { MAX_EDITS_BYTES } from "../../../src/domain/wire.ts";
import { madeTo } from "../../support/plans/stored-trip.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const server = await startTestServer();
const ada = await signIn(server.url, ADA);
const id = await generateTrip(ada, { ...SELECTION, startDate: "2026-05-04" });
const first = await fetchTrip(ada, id);
afterAll(() => server.close());

type Base = { version?: number | undefined; before?: readonly unknown[] };

/** Sends edits made to a version of the trip; by default to the one there is. */
async function send(made: readonly Edit[], { version, before }: Base = {}): Promise<Response> {
  const base = version ?? (await fetchTrip(ada, first.id)).version;
  return ada.fetch(`/api/trips/${first.id}`, {
    method: "PATCH",
    headers: { "idempotency-key": randomUUID(), "if-match": `"v${base}"` },
    body: JSON.stringify({ edits: made, ...(before === undefined ? {} : { before }) }),
  });
}

async function edited(...made: Edit[]): Promise<Trip> {
  const answer = await send(made);
  expect(answer.status).toBe(200);
  const body = (await answer.json()) as Trip;
  expect(tripSchema.safeParse(body).error).toBeUndefined();
  return body;
}

const withoutCheck = ({ planCheck: _, version: __, ...trip }: Trip) => trip;
const dayOf = (trip: Trip, at: number) => {
  const day = trip.tripData.itinerary[at];
  if (day === undefined) throw new Error("a day");
  return day;
};
const placeOf = (trip: Trip, day: number, at: number) => {
  const place = dayOf(trip, day).plan.at(at);
  if (place === undefined) throw new Error("a place");
  return place;
};
/** Nobody is there at three in the morning. */
const opensLater = ({ open }: ReturnType<typeof placeOf>) => (open?.startMinutes ?? 0) > 4 * 60;
const bare = ({
  visit: _,
  open: __,
  leg: ___,
  notOn: ____,
  ...place
}: ReturnType<typeof placeOf>) => place;

/** One of each kind that changes the plan, to the trip as it was planned. */
function editsOf(trip: Trip): Edit[] {
  const [day, other] = [dayOf(trip, 0), dayOf(trip, 1)];
  const [hotel, next] = trip.tripData.hotels;
  if (hotel === undefined || next === undefined) throw new Error("two hotels");
  const [place, second] = [placeOf(trip, 0, 0), placeOf(trip, 0, 1)];
  const own = { ...bare(place), id: "own", placeName: "Aunt Rosa", isOwn: true } as const;
  return [
    { kind: "move-place", placeId: place.id, dayId: other.id },
    { kind: "remove-place", placeId: place.id },
    { kind: "add-place", dayId: day.id, afterId: place.id, place: own },
    { kind: "swap-place", placeId: second.id, place: own },
    { kind: "set-stay", placeId: place.id, minutes: 15 },
    { kind: "set-start", placeId: place.id, startMinutes: 600 },
    { kind: "set-lock", id: place.id, isLocked: true },
    { kind: "set-lock", id: day.id, isLocked: true },
    { kind: "set-pace", dayId: day.id, pace: "relaxed" },
    { kind: "add-day", dayId: "new-day" },
    { kind: "remove-day", dayId: day.id },
    { kind: "move-day", dayId: day.id, afterId: other.id },
    { kind: "choose-hotel", hotelId: next.id },
    { kind: "add-hotel", hotel: { ...hotel, id: "new-hotel" } },
    { kind: "remove-hotel", hotelId: hotel.id },
    { kind: "set-start-date", date: "2026-12-24" },
    { kind: "set-start-date" },
    { kind: "set-plan", days: [{ ...day, plan: day.plan.toReversed() }] },
  ];
}

describe("an edit of the plan", () => {
  test("of each kind comes out as the page has it, and is taken back to the letter", async () => {
    const answer = await ada.fetch(`/api/trips/${first.id}/facts`);
    const city = knownCityFromJson(tripFactsSchema.parse(await answer.json()).city);
    if (city === undefined) throw new Error("the guide knows Lisbon");
    for (const edit of editsOf(first)) {
      const what = JSON.stringify(edit);
      const before = await fetchTrip(ada, first.id);
      const now = await edited(edit);
      const { version: _, ...onPage } = madeTo(before, [edit], city);
      const { version: __, ...answered } = now;
      expect(answered, what).toEqual(JSON.parse(JSON.stringify(onPage)));
      const back = await edited(...tripDifference(now, first));
      expect(withoutCheck(back), what).toEqual(withoutCheck(first));
      expect(back.planCheck?.isFeasible, what).toBe(true);
      // A long gap that the plan had is said once the day has changed.
      const problems = back.planCheck?.problems?.filter(({ code }) => code !== "idle");
      expect(problems, what).toEqual([]);
    }
  });

  test("that breaks a rule is made, and says so", async () => {
    const day = first.tripData.itinerary.find(({ plan }) => plan.some(opensLater));
    const id = day?.plan.find(opensLater)?.id ?? "";
    const now = await edited({ kind: "set-start", placeId: id, startMinutes: 180 });
    expect(now.planCheck?.isFeasible).toBe(false);
    const problem = expect.objectContaining({ dayId: day?.id, placeId: id });
    expect(now.planCheck?.problems).toContainEqual(problem);
    await edited(...tripDifference(now, first));
  });

  test("that puts days of other dates gives them those that follow from the first day", async () => {
    const days = first.tripData.itinerary.map((day) => ({ ...day, date: "2031-01-01" }));
    const now = await edited({ kind: "set-plan", days, startDate: "2027-05-30" });
    expect(now.userSelection.startDate).toBe("2027-05-30");
    expect(now.tripData.itinerary.slice(0, 3).map(({ date }) => date)).toEqual(
      ["2027-05-30", "2027-05-31", "2027-06-01"].slice(0, days.length),
    );
    await edited(...tripDifference(now, first));
    const none = days.map(() => undefined);
    let undated = await edited({ kind: "set-plan", days, startDate: "" });
    expect(undated.tripData.itinerary.map(({ date }) => date)).toEqual(none);
    undated = await edited({ kind: "set-plan", days });
    expect(undated.tripData.itinerary.map(({ date }) => date)).toEqual(none);
    await edited(...tripDifference(undated, first));
  });

  test("that brings a place or a hotel without a name that can be seen is refused", async () => {
    const { id: dayId } = dayOf(first, 0);
    const [hotel] = first.tripData.hotels;
    if (hotel === undefined) throw new Error("Lisbon has hotels");
    for (const name of ["", " ", "\u202e", "\u200b\n"]) {
      const place = { ...bare(placeOf(first, 0, 0)), id: "unseen", placeName: name };
      const refused = await send([{ kind: "add-place", dayId, place }]);
      await expectError(refused, 400, "bad_request");
      const unseen = { ...hotel, id: "unseen", hotelName: name };
      await expectError(await send([{ kind: "add-hotel", hotel: unseen }]), 400, "bad_request");
    }
  });

  test("that puts a whole trip of 60 days is taken, and one that is larger than any is not", async () => {
    const place = bare(placeOf(first, 0, 0));
    const days = Array.from({ length: 60 }, (_, at) => ({
      id: `long-${at}`,
      day: `Day ${at + 1}`,
      plan: Array.from({ length: 6 }, (__, nth) => ({
        ...place,
        id: `long-${at}-${nth}`,
        placeName: `${place.placeName} ${at} ${nth}`,
        placeDetails: "d".repeat(300),
      })),
    }));
    const whole: Edit = { kind: "set-plan", days, dayIds: days.map(({ id }) => id) };
    expect(JSON.stringify(whole).length).toBeGreaterThan(200_000);
    const now = await edited(whole);
    expect(now.tripData.itinerary).toHaveLength(60);
    const crowded = days.map((day) => ({
      ...day,
      plan: [...day.plan, ...[0, 1, 2].map((nth) => ({ ...place, id: `${day.id}-more-${nth}` }))],
    }));
    const more = await send([{ ...whole, days: crowded }]);
    await expectError(more, 422, "trip_full");
    await edited(...tripDifference(now, first));
    const padding = "x".repeat(MAX_EDITS_BYTES);
    await expectError(await send([{ kind: "set-title", text: padding }]), 413, "body_too_large");
  });
});

test("a ticket for several sights has the price of those that are left in the plan", async () => {
  const selection = { ...SELECTION, location: { label: "Florence, Italy" }, noOfDays: "3" };
  const wishes = [
    { kind: "see", names: "Brunelleschi's Dome, Baptistery", text: "the dome and the baptistery" },
  ];
  const florence = await generateTrip(ada, { ...selection, wishes });
  const onPass = ({ tripData }: Trip) =>
    tripData.itinerary
      .flatMap(({ plan }) => plan)
      .filter(({ placeName }) => /Dome|Baptistery|Bell Tower|Works of the C/.test(placeName));
  const pricesOf = (trip: Trip) => onPass(trip).map(({ ticketsPricing }) => ticketsPricing);
  const planned = await fetchTrip(ada, florence);
  const [paid, ...others] = pricesOf(planned);
  expect(paid).toBe("€30 per adult");
  expect(new Set(others)).toEqual(new Set(["On the same ticket"]));
  const gone = onPass(planned).filter(({ placeName }) => !placeName.startsWith("Baptistery"));
  const answer = await sendEdits(
    ada,
    florence,
    gone.map(({ id }) => ({ kind: "remove-place", placeId: id })),
    planned.version,
  );
  expect(answer.status).toBe(200);
  expect(pricesOf((await answer.json()) as Trip)).toEqual(["€15 per adult"]);
});
