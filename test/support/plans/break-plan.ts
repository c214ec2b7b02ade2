import { seededRandom } from "../../../src/domain/engine/solver/seeded-random.ts";
import { parsePrice } from "../../../src/domain/money/parse-price.ts";
import { coordinatesText, parseCoordinates } from "../../../src/domain/places/coordinates.ts";
import type { ItineraryDay, Place, TripData } from "../../../src/domain/trip/trip.ts";
import { openWindows, type Windows } from "./open-windows.ts";

export const BREAKS = [
  "closed_day",
  "duplicate",
  "wrong_coordinate",
  "swapped_order",
  "price_x10",
  "impossible_transfer",
] as const;

export type Break = (typeof BREAKS)[number];

/** The opening hours of a guide's place, in the guide's notation, where they are known. */
export type HoursOf = (guideId: string) => string | undefined;

export type BrokenPlan = { readonly broken: TripData; readonly placeName: string };

/** Where a place stands: how many days in, how many places in. */
type Spot = { readonly day: number; readonly index: number; readonly place: Place };
type Span = NonNullable<Place["visit"]>;

const DAY_MINUTES = 24 * 60;
const EVERY_WEEKDAY = [0, 1, 2, 3, 4, 5, 6];
const KM_A_DEGREE = 111.2;
/** Between the end of a day and what is put behind it. */
const GAP_MINUTES = 60;

/**
 * Puts exactly one fault into a good plan; the seed chooses where. Undefined where the plan has no
 * place for such a fault, as with an order of fewer than three places.
 */
export function breakPlan(
  trip: TripData,
  kind: Break,
  seed: number,
  hoursOf: HoursOf = () => undefined,
): BrokenPlan | undefined {
  const random = seededRandom(seed);
  const ways = waysTo(kind, trip, random, hoursOf);
  return ways[Math.floor(random() * ways.length)]?.();
}

/** Every way to break the plan like that. */
function waysTo(kind: Break, trip: TripData, random: () => number, hoursOf: HoursOf) {
  const spots = trip.itinerary.flatMap(({ plan }, day) =>
    plan.map((place, index): Spot => ({ day, index, place })),
  );
  switch (kind) {
    case "closed_day":
      return spots.flatMap((spot) => closedDays(trip, spot, hoursOf));
    case "duplicate":
      return spots.flatMap((spot) =>
        trip.itinerary.flatMap((_, day) =>
          day === spot.day ? [] : [() => brokenAt(spot, append(trip, day, spot.place))],
        ),
      );
    case "wrong_coordinate":
      return spots.flatMap((spot) => wrongCoordinates(trip, spot, random));
    case "swapped_order":
      return spots.flatMap((spot) => swaps(trip, spot));
    case "price_x10":
      return spots.flatMap((spot) => dearPrices(trip, spot));
    case "impossible_transfer":
      return spots.flatMap((spot) => earlyStarts(trip, spot, random, hoursOf));
  }
}

/** To a day on which it is closed, where dates are known; else to an hour when it is. */
function closedDays(trip: TripData, spot: Spot, hoursOf: HoursOf): (() => BrokenPlan)[] {
  const { place } = spot;
  const hours = place.guideId === undefined ? undefined : hoursOf(place.guideId);
  const { visit } = place;
  if (hours === undefined || visit === undefined) return [];
  const toDays = trip.itinerary.flatMap(({ date }, day) => {
    if (date === undefined || day === spot.day) return [];
    const plan = trip.itinerary[spot.day]?.plan ?? [];
    if (openWindows(hours, date).length > 0 || plan.length < 2) return [];
    return [() => brokenAt(spot, append(without(trip, spot), day, place))];
  });
  const date = trip.itinerary[spot.day]?.date;
  const weekdays = date === undefined ? EVERY_WEEKDAY : [date];
  const windows = weekdays.flatMap((weekday) => openWindows(hours, weekday));
  const moved = closedHour(windows, visit, {
    isFirst: spot.index === 0,
    isLast: spot.index === (trip.itinerary[spot.day]?.plan.length ?? 0) - 1,
  });
  return moved === undefined
    ? toDays
    : [...toDays, () => brokenAt(spot, replace(trip, spot, { ...place, visit: moved }))];
}

/** The last place of a day may be too late, the first too early; others would be out of order. */
function closedHour(
  windows: Windows,
  visit: Span,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): Span | undefined {
  if (windows.length === 0) return undefined;
  const minutes = visit.endMinutes - visit.startMinutes;
  const lastClose = Math.max(...windows.map(([, close]) => close));
  const firstOpen = Math.min(...windows.map(([open]) => open));
  if (isLast && lastClose >= visit.startMinutes && lastClose + minutes < DAY_MINUTES - 30) {
    return { startMinutes: lastClose + 30, endMinutes: lastClose + 30 + minutes };
  }
  const early = firstOpen - minutes - 30;
  if (!isFirst || early < 5 * 60 || early > visit.startMinutes) return undefined;
  return { startMinutes: early, endMinutes: early + minutes };
}

function wrongCoordinates(trip: TripData, spot: Spot, random: () => number): (() => BrokenPlan)[] {
  const read = parseCoordinates(spot.place.geoCoordinates);
  if (!read.ok) return [];
  return [
    () => {
      const km = 5.5 + random() * 290;
      const bearing = random() * 2 * Math.PI;
      const { lat, lon } = read.at;
      const kmALon = KM_A_DEGREE * Math.cos((lat * Math.PI) / 180);
      const at = {
        lat: lat + (km * Math.cos(bearing)) / KM_A_DEGREE,
        lon: lon + (km * Math.sin(bearing)) / kmALon,
      };
      return brokenAt(
        spot,
        replace(trip, spot, { ...spot.place, geoCoordinates: coordinatesText(at) }),
      );
    },
  ];
}

/** With each of the places behind its neighbour; the hours stay where they are in the day. */
function swaps(trip: TripData, spot: Spot): (() => BrokenPlan)[] {
  const plan = trip.itinerary[spot.day]?.plan ?? [];
  return plan.slice(spot.index + 2).map((other, behind) => () => {
    const otherSpot = { day: spot.day, index: spot.index + 2 + behind, place: other };
    const there = replace(trip, spot, atTimesOf(other, spot.place));
    return brokenAt(spot, replace(there, otherSpot, atTimesOf(spot.place, other)));
  });
}

function atTimesOf(place: Place, slot: Place): Place {
  return slot.visit === undefined ? place : { ...place, visit: slot.visit };
}

function dearPrices(trip: TripData, spot: Spot): (() => BrokenPlan)[] {
  const { ticketsPricing } = spot.place;
  if ((parsePrice(ticketsPricing)?.low ?? 0) === 0) return [];
  const dear = ticketsPricing.replace(/\d[\d.,]*\d|\d/g, (amount) => {
    const low = parsePrice(amount)?.low ?? 0;
    return String(Number((low * 10).toFixed(2)));
  });
  return [() => brokenAt(spot, replace(trip, spot, { ...spot.place, ticketsPricing: dear }))];
}

/** So early that the way from the place before can't be done, though it is open then. */
function earlyStarts(
  trip: TripData,
  spot: Spot,
  random: () => number,
  hoursOf: HoursOf,
): (() => BrokenPlan)[] {
  const { place, day, index } = spot;
  const before = trip.itinerary[day]?.plan[index - 1]?.visit;
  const { visit, leg } = place;
  if (before === undefined || visit === undefined || leg === undefined || leg.minutes < 2)
    return [];
  const startMinutes = before.endMinutes + Math.floor((random() * leg.minutes) / 2);
  const hours = place.guideId === undefined ? undefined : hoursOf(place.guideId);
  const date = trip.itinerary[day]?.date;
  const weekdays = date === undefined ? EVERY_WEEKDAY : [date];
  const endMinutes = startMinutes + visit.endMinutes - visit.startMinutes;
  const isOpen =
    hours === undefined ||
    weekdays.every((weekday) =>
      openWindows(hours, weekday).some(
        ([open, close]) => open <= startMinutes && endMinutes <= close,
      ),
    );
  if (!isOpen) return [];
  return [
    () => brokenAt(spot, replace(trip, spot, { ...place, visit: { startMinutes, endMinutes } })),
  ];
}

function brokenAt(spot: Spot, broken: TripData): BrokenPlan {
  return { broken, placeName: spot.place.placeName };
}

function changeDay(trip: TripData, day: number, change: (day: ItineraryDay) => ItineraryDay) {
  return {
    ...trip,
    itinerary: trip.itinerary.map((each, index) => (index === day ? change(each) : each)),
  };
}

function replace(trip: TripData, { day, index }: Spot, place: Place): TripData {
  return changeDay(trip, day, (each) => ({ ...each, plan: each.plan.with(index, place) }));
}

function without(trip: TripData, { day, index }: Spot): TripData {
  return changeDay(trip, day, (each) => ({ ...each, plan: each.plan.toSpliced(index, 1) }));
}

/** Behind the last visit of the day, with time to get there. */
function append(trip: TripData, day: number, place: Place): TripData {
  return changeDay(trip, day, (each) => {
    const after = each.plan.at(-1)?.visit?.endMinutes;
    const { visit } = place;
    if (visit === undefined || after === undefined) return { ...each, plan: [...each.plan, place] };
    const startMinutes = after + GAP_MINUTES;
    const endMinutes = startMinutes + visit.endMinutes - visit.startMinutes;
    return { ...each, plan: [...each.plan, { ...place, visit: { startMinutes, endMinutes } }] };
  });
}
