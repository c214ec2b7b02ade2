import { addDays, weekdayOf } from "../../src/domain/calendar-date.ts";
import { describePlace } from "../../src/domain/engine/writing/describe-place.ts";
import { positionIn } from "../../src/domain/places/coordinates.ts";
import { distanceKm } from "../../src/domain/places/geo.ts";
import { parseOpeningHours } from "../../src/domain/places/opening-hours.ts";
import type { ItineraryDay, Place, TripData } from "../../src/domain/trip/trip.ts";
import { checkTexts } from "../../test/support/plans/check-texts.ts";
import { famousSights } from "./fame.ts";
import type { MadePlan } from "./made-plan.ts";
import type { Measure } from "./measure.ts";

type Worsen = (plan: MadePlan) => TripData | undefined;

/** Ways in which a traveller would see at once that a plan is worse, and how many points of quality each costs at least. */
export const WORSENED_PLANS: readonly Measure[] = [
  costs(
    "one visit a day",
    15,
    byDay((day) => ({ ...day, plan: day.plan.slice(0, 1) })),
  ),
  costs("indoors only", 15, indoorsOnly),
  costs(
    "stays cut to a third",
    15,
    byDay((day) => ({ ...day, plan: day.plan.map(cutShort) })),
  ),
  costs("zig-zag within days", 15, byDay(zigZag)),
  costs("days begin at 13:00", 15, byDay(afternoonOnly)),
  costs("two far places a day", 15, byDay(twoFarthest)),
  costs("two days interleaved", 15, interleaved),
  costs("without the first sight", 15, withoutIcon),
  costs("a sight on its closed day", 40, onClosedDay),
  costs(
    "dinner at 16:00",
    15,
    byDay((day) =>
      withMeals(day, (meal) =>
        meal.kind === "dinner" ? { ...meal, startMinutes: 960, endMinutes: 1020 } : meal,
      ),
    ),
  ),
  costs(
    "no dinner",
    40,
    byDay((day) => ({ ...day, meals: day.meals?.filter(({ kind }) => kind !== "dinner") ?? [] })),
  ),
  costs(
    "no meals",
    15,
    byDay((day) => ({ ...day, meals: [] })),
  ),
  costs("a park in the dark", 40, parkInTheDark),
];

function costs(what: string, atLeast: number, worsen: Worsen): Measure {
  return {
    id: "N14",
    what: `quality lost: ${what}`,
    target: { atLeast },
    samples: ({ usual }) => {
      const worse = worsen(usual);
      if (worse === undefined) return [];
      return [{ value: qualityOf(usual, usual.trip) - qualityOf(usual, worse) }];
    },
  };
}

function qualityOf({ selection, city }: MadePlan, plan: TripData): number {
  return checkTexts({ selection, plan, city }).quality;
}

function byDay(change: (day: ItineraryDay) => ItineraryDay): Worsen {
  return ({ trip }) => ({ ...trip, itinerary: trip.itinerary.map(change) });
}

function withMeals(
  day: ItineraryDay,
  change: (
    meal: NonNullable<ItineraryDay["meals"]>[number],
  ) => NonNullable<ItineraryDay["meals"]>[number],
): ItineraryDay {
  return { ...day, meals: (day.meals ?? []).map(change) };
}

function indoorsOnly({ trip }: MadePlan): TripData {
  const isIndoors = ({ category }: Place) =>
    ["museum", "palace", "worship", "show"].includes(category ?? "");
  return {
    ...trip,
    itinerary: trip.itinerary.map((day) => ({ ...day, plan: day.plan.filter(isIndoors) })),
  };
}

function cutShort(place: Place): Place {
  if (place.visit === undefined) return place;
  const { startMinutes, endMinutes } = place.visit;
  return {
    ...place,
    visit: { startMinutes, endMinutes: startMinutes + (endMinutes - startMinutes) / 3 },
  };
}

/** The day's places in the order in which each is far from the one before, at the day's hours. */
function zigZag(day: ItineraryDay): ItineraryDay {
  const left = [...day.plan];
  const order: Place[] = left.splice(0, 1);
  while (left.length > 0) {
    const from = order.at(-1);
    const next = left.toSorted((a, b) => between(from, b) - between(from, a))[0];
    if (next === undefined) break;
    left.splice(left.indexOf(next), 1);
    order.push(next);
  }
  return {
    ...day,
    plan: order.map((place, at) => ({ ...place, visit: day.plan[at]?.visit })) as Place[],
  };
}

function afternoonOnly(day: ItineraryDay): ItineraryDay {
  return { ...day, plan: day.plan.filter(({ visit }) => (visit?.startMinutes ?? 0) >= 780) };
}

function twoFarthest(day: ItineraryDay): ItineraryDay {
  const pairs = day.plan.flatMap((a, at) => day.plan.slice(at + 1).map((b) => [a, b] as const));
  const [farthest] = pairs.toSorted(([a, b], [c, d]) => between(c, d) - between(a, b));
  return { ...day, plan: farthest === undefined ? day.plan : [...farthest] };
}

/** Every second place of the first two days changes sides, at the hours of the one it replaces. */
function interleaved({ trip }: MadePlan): TripData | undefined {
  const [first, second, ...others] = trip.itinerary;
  if (first === undefined || second === undefined) return undefined;
  const mixed = (own: ItineraryDay, other: ItineraryDay): ItineraryDay => ({
    ...own,
    plan: own.plan.map((place, at) => {
      const foreign = at % 2 === 1 ? other.plan[at] : undefined;
      return (foreign === undefined ? place : { ...foreign, visit: place.visit }) as Place;
    }),
  });
  return { ...trip, itinerary: [mixed(first, second), mixed(second, first), ...others] };
}

function withoutIcon({ trip, city }: MadePlan): TripData | undefined {
  const [icon] = famousSights(city.id);
  const has = trip.itinerary.some(({ plan }) => plan.some(({ guideId }) => guideId === icon));
  if (!has || trip.itinerary.length < 3) return undefined;
  const keep = (day: ItineraryDay) => ({
    ...day,
    plan: day.plan.filter(({ guideId }) => guideId !== icon),
  });
  return { ...trip, itinerary: trip.itinerary.map(keep) };
}

/** In place of a visit one of a place that is closed that day. */
function onClosedDay({ trip, city, request }: MadePlan): TripData | undefined {
  const { startDate } = request;
  if (startDate === undefined) return undefined;
  const planned = new Set(trip.itinerary.flatMap(({ plan }) => plan.map(({ guideId }) => guideId)));
  for (const [at, day] of trip.itinerary.entries()) {
    const date = addDays(startDate, at);
    const closed = city.places.find(
      ({ id, hours }) =>
        !planned.has(id) &&
        hours !== undefined &&
        parseOpeningHours(hours, date)?.[weekdayOf(date)]?.length === 0,
    );
    const [first, ...others] = day.plan;
    if (closed === undefined || first?.visit === undefined) continue;
    const place = { ...describePlace(closed, city), category: closed.category, visit: first.visit };
    const plan = [{ ...first, ...place, guideId: closed.id }, ...others] as Place[];
    return {
      ...trip,
      itinerary: trip.itinerary.map((one, index) => (index === at ? { ...one, plan } : one)),
    };
  }
  return undefined;
}

/** The day's last place is a park that is open at night. */
function parkInTheDark({ trip, city }: MadePlan): TripData | undefined {
  const park = city.places.find(
    ({ category, hours, bestTime }) =>
      category === "park" && hours === "24/7" && bestTime !== "evening" && bestTime !== "sunset",
  );
  const [day, ...others] = trip.itinerary;
  const last = day?.plan.at(-1);
  if (park === undefined || day === undefined || last === undefined) return undefined;
  const visit = { startMinutes: 22 * 60, endMinutes: 22 * 60 + 60 };
  const place = {
    ...last,
    ...describePlace(park, city),
    category: park.category,
    guideId: park.id,
    visit,
  } as Place;
  return { ...trip, itinerary: [{ ...day, plan: [...day.plan.slice(0, -1), place] }, ...others] };
}

function between(a: Place | undefined, b: Place): number {
  const [from, to] = [a, b].map((place) => positionIn(place?.geoCoordinates));
  return from && to ? distanceKm(from, to) : 0;
}
