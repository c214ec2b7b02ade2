import { describe, expect, test } from "vitest";
import type { SavedTown } from "../../src/domain/engine/reading/planned-trip.ts";
import { replan } from "../../src/domain/engine/repair/replan.ts";
import { retime } from "../../src/domain/engine/repair/retime.ts";
import type { Lock } from "../../src/domain/engine/repair/work-days.ts";
import { describeHotel } from "../../src/domain/engine/writing/describe-hotel.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import type { Trip, TripDay, UserSelection } from "../../src/domain/trip/trip.ts";
import { describeGuideDays } from "../../src/guide/describe-guide-days.ts";
import type { GuideCity } from "../../src/guide/guide-city.ts";
import { GUIDE_CITIES } from "../support/guide.ts";
import { IS_NIGHTLY } from "../support/nightly.ts";
import { readTexts } from "../support/plans/check-texts.ts";
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
    itinerary: describeGuideDays(days, 1, base, city).map((day, dayAt) => {
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

const wordsOf = (itinerary: readonly TripDay[]) =>
  itinerary
    .flatMap((day) => [day, ...day.plan])
    .map(({ id, note }) => `${id} ${note}`)
    .toSorted();
const dayOf = (itinerary: readonly TripDay[], placeId: string) =>
  itinerary.find(({ plan }) => plan.some(({ id }) => id === placeId))?.id;

/** The days of a trip, some of them laid out anew. */
function laidOut(
  layOut: typeof retime | typeof replan,
  texts: { selection: UserSelection; plan: StoredPlan; city: GuideCity },
  dayIds: readonly string[],
  locks: readonly Lock[] = [],
): readonly TripDay[] {
  const town = readTexts(texts) as SavedTown;
  return runToEnd(layOut(town, { dayIds, locks }));
}

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
          const made = laidOut(
            layOut,
            { selection, plan: edited, city },
            [fromDayId, toDayId],
            [{ placeId }],
          );
          const where = `${placeId} to ${toDayId}, ${layOut.name}`;
          expect(dayOf(made, placeId), where).toBe(toDayId);
          expect(wordsOf(made), where).toEqual(wordsOf(plan.itinerary));
          for (const [at, day] of edited.itinerary.entries()) {
            if (day.id !== fromDayId && day.id !== toDayId) {
              expect(made[at], where).toBe(day);
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
  const base = { selection, city: lisbon };

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
      const made = laidOut(replan, { ...base, city, plan: { ...plan, itinerary } }, [dayId]);
      return made.find(({ id }) => id === dayId)?.plan[0]?.open;
    });
    expect(opens).toEqual([
      { startMinutes: 600, endMinutes: 840 },
      { startMinutes: 600, endMinutes: 1080 },
    ]);
  });

  test("has hours for a place that only the traveller knows", () => {
    const stored = plan.itinerary[0]?.plan[0];
    if (stored === undefined) throw new Error("a place");
    const { placeDetails, note, placeImageURL, ticketsPricing } = stored;
    const own = { id: "aunt", placeName: "Aunt Rosa", placeDetails, note, placeImageURL };
    const place = { ...own, ticketsPricing, geoCoordinates: "", timeToTravel: "", bestTime: "" };
    const [monday, tuesday, wednesday] = plan.itinerary;
    if (!monday || !tuesday || !wednesday) throw new Error("three days");
    const itinerary = [monday, { ...tuesday, plan: [...tuesday.plan, place] }, wednesday];
    const made = laidOut(retime, { ...base, plan: { ...plan, itinerary } }, ["d1"]);
    expect(made[1]?.plan.at(-1)).toMatchObject(own);
    expect(made[1]?.plan.at(-1)).toHaveProperty("visit");
  });
});
