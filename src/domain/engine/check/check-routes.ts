import type { Position } from "../../places/geo.ts";
import { legBetween } from "../../places/travel.ts";
import { type CheckFigure, checkFigure } from "../../plan/check-list.ts";
import { countCrossings } from "../days/count-crossings.ts";
import { fittingHotels, hotelsFor } from "../visits/fitting-hotels.ts";
import type { CheckedVisit } from "./checked-days.ts";
import type { CheckedTrip } from "./checked-trip.ts";
import { stopsOf } from "./shortest-round.ts";

const WORST_EXCESS_PERCENT = 20;
/** Fewer stops have but one round. */
const LEAST_STOPS = 3;

/** The checks of routes: are the legs short, and is the hotel well placed? */
export function checkRoutes(trip: CheckedTrip): CheckFigure[] {
  const legs = trip.days.flatMap((day) => day.legs).filter((leg) => leg !== undefined);
  const routes = trip.days.map((day) => stopsOf(day)).filter((stops) => stops.length > 0);
  if (legs.length === 0) return [];
  const rounds = routes.filter((stops) => stops.length >= LEAST_STOPS);
  const excesses = trip.excesses
    .filter(({ day }) => stopsOf(day).length >= LEAST_STOPS)
    .map(({ percent }) => percent);
  const crossings = rounds.map((stops) => countCrossings(roundOf(stops, trip)));
  const travel = legs.reduce((sum, { minutes }) => sum + minutes, 0);
  const stays = trip.visits.reduce(
    (sum, { startMinutes, endMinutes }) => sum + endMinutes - startMinutes,
    0,
  );
  const long = legs.filter((leg) => leg.isLong && !leg.servesMustSee);
  return [
    ...(rounds.length === 0
      ? []
      : [
          checkFigure("detours", mean(excesses), Math.max(...excesses) <= WORST_EXCESS_PERCENT),
          checkFigure("crossings", mean(crossings)),
        ]),
    checkFigure("travelShare", travel + stays <= 0 ? 0 : (100 * travel) / (travel + stays)),
    checkFigure("longLegs", (100 * long.length) / legs.length),
    ...checkTogether(trip),
    ...checkHotel(trip, routes.flat()),
  ];
}

/** Over several days: on a single one all are together. */
function checkTogether({ strays: { found, of } }: CheckedTrip): CheckFigure[] {
  return of === 0 ? [] : [checkFigure("together", (100 * found.length) / of)];
}

/** In town: the way out of it crosses nothing that one would walk. */
function roundOf(stops: readonly CheckedVisit[], { hotel }: CheckedTrip): Position[] {
  const inTown = stops.flatMap(({ at, way }) =>
    at === undefined || way !== undefined ? [] : [at],
  );
  return hotel?.at === undefined ? inTown : [hotel.at, ...inTown, hotel.at];
}

function checkHotel(
  { city, hotel, request, style }: CheckedTrip,
  stops: readonly CheckedVisit[],
): CheckFigure[] {
  const at = hotel?.at;
  if (city === undefined || at === undefined) return [];
  const rivals = fittingHotels(hotelsFor(city.hotels, request.traveller), request.budget);
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
