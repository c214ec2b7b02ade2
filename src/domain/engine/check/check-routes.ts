import type { Position } from "../../places/geo.ts";
import { countCrossings } from "../days/count-crossings.ts";
import { type LegEnd, legBetween } from "../days/leg-between.ts";
import { fittingHotels, hotelsFor } from "../visits/fitting-hotels.ts";
import { isLongLeg } from "../visits/is-long-leg.ts";
import { type CheckFigure, checkFigure } from "./check-figure.ts";
import { nearestNeighbours } from "./nearest-neighbours.ts";
import { onceATripInSteps } from "./once-a-trip.ts";
import type { ParsedDay, ParsedTrip, ParsedVisit } from "./parse-trip.ts";
import { roundLength, shortestRound } from "./shortest-round.ts";

const WORST_EXCESS_PERCENT = 20;
/** Fewer stops have but one round. */
const LEAST_STOPS = 3;

/** The checks of routes: are the legs short, and is the hotel well placed? Yields at each day and place. */
export function* checkRoutes(trip: ParsedTrip): Generator<void, CheckFigure[], void> {
  yield* dayExcesses.inSteps(trip);
  if (trip.days.length > 1) yield* nearestNeighbours.inSteps(trip);
  const legs = trip.days.flatMap((day) => day.legs).filter((leg) => leg !== undefined);
  const routes = trip.days.map((day) => stopsOf(day)).filter((stops) => stops.length > 0);
  if (legs.length === 0) return [];
  const rounds = routes.filter((stops) => stops.length >= LEAST_STOPS);
  const excesses = dayExcesses
    .of(trip)
    .filter(({ day }) => stopsOf(day).length >= LEAST_STOPS)
    .map(({ percent }) => percent);
  const crossings = rounds.map((stops) => countCrossings(roundOf(stops, trip)));
  const travel = legs.reduce((sum, { minutes }) => sum + minutes, 0);
  const stays = trip.days
    .flatMap((day) => day.visits)
    .reduce((sum, { startMinutes, endMinutes }) => sum + endMinutes - startMinutes, 0);
  const long = legs.filter((leg) => isLongLeg(leg) && !leg.servesMustSee);
  return [
    ...(rounds.length === 0
      ? []
      : [
          checkFigure("detours", mean(excesses), Math.max(...excesses) <= WORST_EXCESS_PERCENT),
          checkFigure("crossings", mean(crossings)),
        ]),
    checkFigure("travelShare", travel + stays <= 0 ? 0 : (100 * travel) / (travel + stays)),
    checkFigure("longLegs", (100 * long.length) / legs.length),
    ...checkNeighbours(trip),
    ...checkHotel(trip, routes.flat()),
  ];
}

/** Over several days: on a single one all are together. */
function checkNeighbours(trip: ParsedTrip): CheckFigure[] {
  const neighbours = trip.days.length > 1 ? nearestNeighbours.of(trip) : [];
  if (neighbours.length === 0) return [];
  const together = neighbours.filter(({ day, otherDay }) => day === otherDay);
  return [checkFigure("neighbours", (100 * together.length) / neighbours.length)];
}

/** How much longer each day's way is than the shortest round of the same stops, in per cent of minutes. */
export const dayExcesses = onceATripInSteps(function* (trip) {
  const excesses: { readonly day: ParsedDay; readonly percent: number }[] = [];
  for (const day of trip.days) {
    excesses.push({ day, percent: excessPercent(stopsOf(day), trip) });
    yield;
  }
  return excesses;
});

function stopsOf({ visits }: ParsedDay): ParsedVisit[] {
  return visits.filter(({ at }) => at !== undefined);
}

/** In town: the way out of it crosses nothing that one would walk. */
function roundOf(stops: readonly ParsedVisit[], { base }: ParsedTrip): Position[] {
  const inTown = stops.flatMap(({ at, way }) =>
    at === undefined || way !== undefined ? [] : [at],
  );
  return base?.at === undefined ? inTown : [base.at, ...inTown, base.at];
}

function excessPercent(stops: readonly ParsedVisit[], { base, style }: ParsedTrip): number {
  const ends: LegEnd[] = [...stops, { at: base?.at }];
  // Without a hotel on the map a day starts and ends anywhere.
  const minutes = ends.map((from) =>
    ends.map((to) => (from === to ? 0 : (legBetween(from, to, style)?.minutes ?? 0))),
  );
  const shortest = shortestRound(minutes);
  const walked = roundLength(minutes, [...stops.keys()]);
  return shortest === 0 ? 0 : Math.max(0, 100 * (walked / shortest - 1));
}

function checkHotel(
  { city, base, budget, style, traveller }: ParsedTrip,
  stops: readonly ParsedVisit[],
): CheckFigure[] {
  const at = base?.at;
  if (city === undefined || at === undefined) return [];
  const rivals = fittingHotels(hotelsFor(city.hotels, traveller), budget);
  const inTown = stops.filter(({ way }) => way === undefined);
  const meanMinutes = (hotel: Position) =>
    mean(inTown.map((stop) => legBetween({ at: hotel }, stop, style)?.minutes ?? 0));
  const best = Math.min(...rivals.map((hotel) => meanMinutes(hotel.at)));
  if (!Number.isFinite(best) || best <= 0) return [];
  return [checkFigure("hotelLocation", meanMinutes(at) / best)];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
