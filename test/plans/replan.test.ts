import { describe, expect, test } from "vitest";
import { describeHotel } from "../../src/domain/engine/ground/describe-hotel.ts";
import { replan } from "../../src/domain/engine/repair/replan.ts";
import { retime } from "../../src/domain/engine/repair/retime.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import type { Trip, UserSelection } from "../../src/domain/trip/trip.ts";
import { withIds } from "../../src/domain/trip/with-ids.ts";
import { describeGuideDay } from "../../src/guide/describe-guide-day.ts";
import type { GuideCity } from "../../src/guide/guide-city.ts";
import { GUIDE_CITIES } from "../support/guide.ts";
import { IS_NIGHTLY } from "../support/nightly.ts";
import { planCity } from "../support/plans/plan-city.ts";
import { sampledCities } from "../support/plans/sampled-cities.ts";

const START_DATE = "2026-05-04";
const DAYS = 3;

/** A stored trip of the guide's: with ids, and the traveller's words on every place and day. */
function storedTrip(city: GuideCity, startDate: string | undefined) {
  const { hotels, days } = planCity(city, {
    days: DAYS,
    traveller: "Couple",
    budget: "Standard",
    startDate,
  });
  const selection: UserSelection = {
    location: { label: city.name },
    noOfDays: DAYS,
    traveler: "2",
    budget: "Standard",
    ...(startDate === undefined ? {} : { startDate }),
  };
  const base = hotels[0]?.name ?? "";
  const plan = {
    hotels: hotels.map((hotel, at) => ({ ...describeHotel(hotel, city), id: `h${at}` })),
    notes: ["Bring shoes"],
    itinerary: days.map((timed, dayAt) => {
      const day = describeGuideDay(timed, dayAt + 1, base, city);
      return {
        ...day,
        id: `d${dayAt}`,
        note: `about day ${dayAt}`,
        plan: day.plan.map((place, at) => ({
          ...place,
          id: `p${dayAt}-${at}`,
          note: `about ${dayAt} ${at}`,
        })),
      };
    }),
  };
  return { selection, plan };
}

type StoredPlan = Trip["tripData"];

/** The plan with a place at the end of another day. */
function moved({ itinerary, ...rest }: StoredPlan, placeId: string, toDayId: string): StoredPlan {
  const place = itinerary.flatMap(({ plan }) => plan).find(({ id }) => id === placeId);
  if (place === undefined) throw new Error(`no ${placeId}`);
  return {
    ...rest,
    itinerary: itinerary.map((day) => {
      const others = day.plan.filter(({ id }) => id !== placeId);
      return { ...day, plan: day.id === toDayId ? [...others, place] : others };
    }),
  };
}

/** Each place to each other day; every sixth of these in `npm test`. */
function movesOf({ itinerary }: StoredPlan) {
  const moves = itinerary.flatMap((day) =>
    itinerary.flatMap((to) =>
      to === day
        ? []
        : day.plan.map(({ id }) => ({ placeId: id, fromDayId: day.id, toDayId: to.id })),
    ),
  );
  return moves.filter((_, nth) => IS_NIGHTLY || nth % 6 === 0);
}

const wordsOf = ({ itinerary }: StoredPlan) =>
  itinerary
    .flatMap((day) => [day, ...day.plan])
    .map(({ id, note }) => `${id} ${note}`)
    .toSorted();
const dayOf = ({ itinerary }: StoredPlan, placeId: string) =>
  itinerary.find(({ plan }) => plan.some(({ id }) => id === placeId))?.id;

/** Every other city without dates. */
const CITIES = sampledCities(0).map(({ nth, ...rest }) => ({
  ...rest,
  startDate: nth % 2 === 0 ? START_DATE : undefined,
}));

describe("a single move", () => {
  test.each(CITIES)(
    "is neither undone nor costs a word or another day: $name",
    ({ city, startDate }) => {
      const { selection, plan } = storedTrip(city, startDate);
      for (const { placeId, fromDayId, toDayId } of movesOf(plan)) {
        for (const layOut of [retime, replan]) {
          const edited = moved(plan, placeId, toDayId);
          const { plan: made, notes } = runToEnd(
            layOut({
              selection,
              plan: edited,
              city,
              locked: [{ placeId }],
              only: { days: [fromDayId, toDayId] },
            }),
          );
          const where = `${placeId} to ${toDayId}, ${layOut.name}`;
          expect(dayOf(made, placeId), where).toBe(toDayId);
          expect(wordsOf(made), where).toEqual(wordsOf(plan));
          expect(made.hotels).toBe(edited.hotels);
          expect(made.notes).toBe(edited.notes);
          for (const [at, day] of edited.itinerary.entries()) {
            const now = made.itinerary[at];
            if (day.id !== fromDayId && day.id !== toDayId) expect(now, where).toBe(day);
            // Every other place is on its day, or its move is said.
            for (const { id } of day.plan.filter((place) => dayOf(made, place.id) !== day.id)) {
              const said = { code: "moved", placeId: id, fromDayId: day.id };
              expect(notes, where).toContainEqual(expect.objectContaining(said));
            }
          }
        }
      }
    },
  );
});

describe("a replanned trip", () => {
  const [lisbon] = GUIDE_CITIES.filter(({ id }) => id === "lisbon");
  if (lisbon === undefined) throw new Error("the guide knows Lisbon");
  const { selection, plan } = storedTrip(lisbon, START_DATE);
  const base = { selection, city: lisbon, locked: [] };
  const ids = plan.itinerary.map(({ id }) => id);

  test("that holds already stays as it is", () => {
    const input = { ...base, plan, only: { days: ids } };
    expect(runToEnd(retime(input)).plan).toEqual(plan);
  });

  test("keeps a fixed start, and says who comes late for it", () => {
    const [first, second] = plan.itinerary[0]?.plan ?? [];
    if (first?.visit === undefined || second === undefined) throw new Error("two places");
    const startMinutes = 9 * 60;
    const locked = [{ placeId: second.id, startMinutes }];
    const only = { days: ["d0"] };
    const made = runToEnd(retime({ ...base, plan, locked, only }));
    expect(made.plan.itinerary[0]?.plan[1]?.visit?.startMinutes).toBe(startMinutes);
    expect(made.notes).toContainEqual(
      expect.objectContaining({ code: "late", dayId: "d0", placeId: second.id }),
    );
  });

  test("says that a place is closed on the day it was put on", () => {
    const monday = "2026-05-04";
    const closed = lisbon.places.find(({ hours }) => hours?.includes("Tu-Su"));
    const stored = plan.itinerary[0]?.plan[0];
    if (closed === undefined || stored === undefined) throw new Error("a place closed on Mondays");
    const place = { ...stored, id: "new", placeName: closed.name, guideId: closed.id };
    const itinerary = plan.itinerary.map((day, at) => (at === 0 ? { ...day, plan: [place] } : day));
    expect(itinerary[0]?.date).toBe(monday);
    const only = { places: ["new"] };
    const locked = [{ placeId: "new" }];
    const made = runToEnd(replan({ ...base, plan: { ...plan, itinerary }, locked, only }));
    expect(made.plan.itinerary[0]?.plan.map(({ id }) => id)).toEqual(["new"]);
    expect(made.notes).toContainEqual({ code: "closed", dayId: "d0", placeId: "new" });
  });

  test("says how long a place is open on the day it was put on", () => {
    const [first, ...others] = lisbon.places;
    const stored = plan.itinerary[0]?.plan[0];
    if (first === undefined || stored === undefined) throw new Error("a place");
    const museum = { ...first, hours: "Mo 10:00-14:00; Tu-Su 10:00-18:00" };
    const city = { ...lisbon, places: [museum, ...others] };
    const open = { startMinutes: 0, endMinutes: 1 };
    const place = { ...stored, id: "new", placeName: first.name, guideId: first.id, open };
    const opens = ["d0", "d1"].map((dayId) => {
      const itinerary = plan.itinerary.map((day) =>
        day.id === dayId ? { ...day, plan: [place] } : day,
      );
      const input = { ...base, city, plan: { ...plan, itinerary }, only: { days: [dayId] } };
      const made = runToEnd(replan(input)).plan.itinerary;
      return made.find(({ id }) => id === dayId)?.plan[0]?.open;
    });
    expect(opens).toEqual([
      { startMinutes: 600, endMinutes: 840 },
      { startMinutes: 600, endMinutes: 1080 },
    ]);
  });

  test("moves a place that only the traveller knows, and says what can't be checked", () => {
    const stored = plan.itinerary[0]?.plan[0];
    if (stored === undefined) throw new Error("a place");
    const { placeDetails, note, placeImageURL, ticketsPricing } = stored;
    const own = { id: "aunt", placeName: "Aunt Rosa", placeDetails, note, placeImageURL };
    const place = { ...own, ticketsPricing, geoCoordinates: "", timeToTravel: "", bestTime: "" };
    const [monday, tuesday, wednesday] = plan.itinerary;
    if (!monday || !tuesday || !wednesday) throw new Error("three days");
    const itinerary = [monday, { ...tuesday, plan: [...tuesday.plan, place] }, wednesday];
    const only = { places: ["aunt"] };
    const made = runToEnd(retime({ ...base, plan: { ...plan, itinerary }, only }));
    expect(made.plan.itinerary[1]?.plan.at(-1)).toMatchObject(own);
    expect(made.plan.itinerary[1]?.plan.at(-1)).toHaveProperty("visit");
    expect(made.notes.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["positionUnknown", "hoursUnknown"]),
    );
  });

  test("that was stored before there were ids keeps its notes when a place moves", () => {
    const withoutId = <Part extends { id: string }>({ id: _, ...part }: Part) => part;
    const former = {
      ...plan,
      hotels: plan.hotels.map(withoutId),
      itinerary: plan.itinerary.map((day) => ({
        ...withoutId(day),
        plan: day.plan.map(withoutId),
      })),
    };
    const stored = withIds(former);
    const edited = moved(stored, "place-0-0", "day-2");
    const { plan: made } = runToEnd(
      replan({
        ...base,
        plan: edited,
        locked: [{ placeId: "place-0-0" }],
        only: { days: ["day-0", "day-2"] },
      }),
    );
    expect(dayOf(made, "place-0-0")).toBe("day-2");
    expect(wordsOf(made)).toEqual(wordsOf(stored));
  });

  test("refuses ids that are not in the plan", () => {
    const only = { days: ["d9"] };
    expect(() => runToEnd(replan({ ...base, plan, only }))).toThrow("no such day");
  });
});
