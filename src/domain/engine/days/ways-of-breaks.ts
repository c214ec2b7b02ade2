import { distanceKm } from "../../places/geo.ts";
import { type LegEnd, legBetween, type TravelStyle } from "../../places/travel.ts";
import type { FreeTime, Meal, TripDay } from "../../trip/trip.ts";
import type { KnownCity } from "../known-city.ts";
import type { SavedDay } from "../reading/planned-trip.ts";
import { tableOf, wayOf } from "./ways-to-tables.ts";

/** Where an outing leads one eats no farther from it; as far apart as the places of one outing are (places/travel.ts). */
const OUTING_KM = 8;

type Breaks = Pick<TripDay, "meals" | "free" | "wayBack">;
type Stop =
  | { readonly kind: "visit"; readonly end: LegEnd; readonly isFromHotel: boolean }
  | { readonly kind: "table"; readonly end: LegEnd; readonly meal: Meal }
  | { readonly kind: "rest"; readonly end: LegEnd; readonly free: FreeTime };

/**
 * The meals and free time of a day whose meals have changed: what is new, and what is next to it, with the way to the table or to the
 * hotel from where one is then; and the way back from where the day ends. What comes after the way back, as a meal at the
 * hotel does, and a table where an outing leads stay as they are.
 */
export function waysOfBreaks(
  { text, places, hotel }: SavedDay,
  { meals = [], free = [] }: Pick<TripDay, "meals" | "free">,
  { style, city }: { readonly style: TravelStyle; readonly city: KnownCity | undefined },
): Breaks {
  const last = places.at(-1);
  if (last === undefined) return { meals, free, wayBack: text.wayBack };
  const stood = new Set<Meal | FreeTime>([...(text.meals ?? []), ...(text.free ?? [])]);
  const isNew = (stop: Stop | undefined) =>
    (stop?.kind === "table" && !stood.has(stop.meal)) ||
    (stop?.kind === "rest" && !stood.has(stop.free));
  const home = { at: hotel?.at };
  const stops = stopsOf({ text, places, hotel }, { meals, free }, city?.eateries);
  const made = new Map<Meal | FreeTime, Meal | FreeTime>();
  let from: LegEnd = home;
  for (const [index, stop] of stops.entries()) {
    const next = stops[index + 1];
    if (stop.kind !== "visit" && [stops[index - 1], stop, next].some(isNew)) {
      const there = legBetween(from, stop.end, style);
      const isLed = next?.kind === "visit" && !(stop.kind === "rest" && next.isFromHotel);
      const on = isLed ? legBetween(stop.end, next.end, style) : undefined;
      const ways = { ...(there && { there: wayOf(there) }), ...(on && { on: wayOf(on) }) };
      made.set(...withWays(stop, ways, next === undefined));
    }
    from = stop.end;
  }
  const end = stops.at(-1);
  const name = end?.kind === "table" ? end.meal.placeName : last.text.placeName;
  const isAsItWas = text.wayBack?.from === name;
  const leg = isAsItWas ? undefined : legBetween(from, home, style);
  return {
    meals: meals.map((meal) => (made.get(meal) ?? meal) as Meal),
    free: free.map((one) => (made.get(one) ?? one) as FreeTime),
    wayBack: leg === undefined ? text.wayBack : { ...leg, from: name ?? last.text.placeName },
  };
}

function withWays(
  stop: Exclude<Stop, { readonly kind: "visit" }>,
  ways: Pick<Meal, "there" | "on">,
  isLast: boolean,
): [Meal | FreeTime, Meal | FreeTime] {
  if (stop.kind === "rest") {
    const { there: _, on: __, ...free } = stop.free;
    return [stop.free, { ...free, ...ways }];
  }
  const { there: _, on: __, isAfterRide, ...meal } = stop.meal;
  // The way back follows it.
  return [stop.meal, { ...meal, ...(isLast || !isAfterRide ? {} : { isAfterRide }), ...ways }];
}

/** The places, the tables and the rests at the hotel of a day in the order of time, up to the last place or table. */
function stopsOf(
  { text, places, hotel }: Pick<SavedDay, "text" | "places" | "hotel">,
  { meals, free }: { readonly meals: readonly Meal[]; readonly free: readonly FreeTime[] },
  eateries: KnownCity["eateries"],
): Stop[] {
  const timed: (readonly [number, Stop])[] = places.flatMap(({ text: place, known, at }, index) => {
    const isFromHotel = index > 0 && place.leg?.from === hotel?.text.hotelName;
    const stop = { kind: "visit", end: known ?? { at }, isFromHotel } as const;
    return place.visit === undefined ? [] : [[place.visit.startMinutes, stop] as const];
  });
  for (const meal of meals) {
    const end = tableOf(meal, eateries);
    const isDuring = text.plan.some(
      ({ visit, placeName }) =>
        placeName === meal.placeName ||
        (visit !== undefined &&
          visit.startMinutes < meal.endMinutes &&
          meal.startMinutes < visit.endMinutes),
    );
    const isOut = places.some(
      ({ known }) =>
        known?.way !== undefined && distanceKm(known.at, end?.at ?? known.at) <= OUTING_KM,
    );
    if (end !== undefined && !isDuring && !isOut)
      timed.push([meal.startMinutes, { kind: "table", end, meal }]);
  }
  for (const one of free) {
    const rest = { kind: "rest", end: { at: hotel?.at }, free: one } as const;
    if (one.rest === "hotel") timed.push([one.startMinutes, rest]);
  }
  const stops = timed.toSorted(([one], [other]) => one - other).map(([, stop]) => stop);
  return stops.slice(0, stops.findLastIndex(({ kind }) => kind !== "rest") + 1);
}
