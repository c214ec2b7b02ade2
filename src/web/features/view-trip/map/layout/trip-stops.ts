import { positionIn } from "../../../../../domain/places/coordinates.ts";
import { distanceKm, type Position } from "../../../../../domain/places/geo.ts";
import type { TravelMode } from "../../../../../domain/places/travel.ts";
import { tableAtEnd } from "../../../../../domain/trip/table-at-end.ts";
import type { Meal, TripDay } from "../../../../../domain/trip/trip.ts";
import { guideText } from "../../../../messages/guide-text.ts";
import { type Break, breaksBefore, isMeal } from "../../trip/breaks-before.ts";
import type { MapHotel } from "../../trip/use-map-of-day.ts";
import { type MapPoint, toMapPoint } from "./mercator.ts";

/** A place of the trip that has a position. Days and the places of a day are counted from 1. */
export type MapStop = {
  readonly id: string;
  readonly dayNumber: number;
  readonly number: number;
  readonly name: string;
  readonly position: Position;
  readonly at: MapPoint;
};

/** The way between two stops, or between one and the hotel. */
export type MapLeg = {
  readonly id: string;
  readonly dayNumber: number;
  readonly mode: TravelMode;
  readonly minutes: number;
  readonly from: MapPoint;
  readonly to: MapPoint;
  /** It leads to where a meal is had, which is no stop. */
  readonly isToTable?: true;
};

export type TripStops = {
  readonly stops: readonly MapStop[];
  readonly legs: readonly MapLeg[];
  /** Places whose position nobody knows. */
  readonly unplaced: readonly Pick<MapStop, "id" | "dayNumber" | "number" | "name">[];
};

/**
 * The parts of a trip that can be drawn on a map, in the order of the trip.
 *
 * @param homes where each day begins and ends; one that begins elsewhere begins with the way from there.
 */
export function tripStops(
  days: readonly TripDay[],
  homes: readonly (MapPoint | undefined)[],
): TripStops {
  const stops: MapStop[] = [];
  const legs: MapLeg[] = [];
  const unplaced: Pick<MapStop, "id" | "dayNumber" | "number" | "name">[] = [];
  for (const [index, day] of days.entries()) {
    const { id: dayId, plan, meals, wayBack, transfer } = day;
    const dayNumber = index + 1;
    const home = homes[index];
    const breaks = breaksBefore(day);
    let from = home;
    const before = homes[index - 1];
    if (transfer !== undefined && before !== undefined && home !== undefined) {
      const { mode, minutes } = transfer;
      legs.push({ id: `${dayId}-transfer`, dayNumber, mode, minutes, from: before, to: home });
    }
    for (const [place, { id, placeName, geoCoordinates, leg }] of plan.entries()) {
      const name = guideText(placeName);
      const number = place + 1;
      const position = positionIn(geoCoordinates);
      if (position === undefined) {
        unplaced.push({ id, dayNumber, number, name });
        from = undefined;
        continue;
      }
      const at = toMapPoint(position);
      stops.push({ id, dayNumber, number, name, position, at });
      const pauses = waysOfBreaks(breaks[place] ?? [], from, home);
      legs.push(...pauses.ways.map((way) => ({ ...way, id: `${id}-${way.id}`, dayNumber })));
      from = pauses.from;
      const way = pauses.on ?? leg;
      if (way !== undefined && from !== undefined) {
        legs.push({ id, dayNumber, mode: way.mode, minutes: way.minutes, from, to: at });
      }
      from = at;
    }
    // A table that one goes to from the hotel comes after the way back.
    const atEnd = breaks.at(-1) ?? [];
    const pauses = waysOfBreaks(atEnd.filter(isOnTheWay), from, home);
    legs.push(...pauses.ways.map((way) => ({ ...way, id: `${dayId}-${way.id}`, dayNumber })));
    from = pauses.from;
    const table = tableAtEnd(meals, plan.at(-1)?.visit?.endMinutes);
    if (table !== undefined && table.name === wayBack?.from) from = toMapPoint(table.at);
    if (wayBack !== undefined && from !== undefined && home !== undefined && from !== home) {
      const { mode, minutes } = wayBack;
      legs.push({ id: dayId, dayNumber, mode, minutes, from, to: home });
    }
    const later = waysOfBreaks(
      atEnd.filter((one) => isMeal(one) && !isOnTheWay(one)),
      home,
      home,
    );
    legs.push(...later.ways.map((way) => ({ ...way, id: `${dayId}-${way.id}`, dayNumber })));
    if (later.on !== undefined && later.from !== undefined && home !== undefined) {
      const { mode, minutes } = later.on;
      legs.push({ id: `${dayId}-home`, dayNumber, mode, minutes, from: later.from, to: home });
    }
  }
  return { stops, legs, unplaced };
}

function isOnTheWay(one: Break): boolean {
  return isMeal(one) && one.isAfterRide !== true;
}

type Way = Pick<MapLeg, "mode" | "minutes">;

/**
 * The ways to tables and to the hotel for a rest between two places; where one is after them, and the way on from there where
 * the next place's own leg isn't it.
 */
function waysOfBreaks(
  breaks: readonly Break[],
  start: MapPoint | undefined,
  home: MapPoint | undefined,
) {
  const ways: Omit<MapLeg, "dayNumber">[] = [];
  let from = start;
  let on: Way | undefined;
  for (const one of breaks) {
    const { there, on: next } = one;
    const to = isMeal(one) ? tableOf(one) : one.rest === "hotel" ? home : undefined;
    // Without a way of its own a table is beside the way of the next place.
    if (to === undefined || (isMeal(one) && there === undefined)) continue;
    if (there !== undefined && from !== undefined) {
      const goal = isMeal(one) ? { id: one.kind, isToTable: true as const } : { id: "rest" };
      ways.push({ ...there, ...goal, from, to });
    }
    from = to;
    on = next;
  }
  return { ways, from, on };
}

function tableOf({ geoCoordinates }: Meal): MapPoint | undefined {
  const at = positionIn(geoCoordinates);
  return at && toMapPoint(at);
}

/** The most markers on a map of all days: more would hide each other and the map. */
const MAX_MARKERS = 60;

/** Of a long trip the first places of each day, as many of each as there is room for. */
export function stopsOfAllDays(stops: readonly MapStop[]): readonly MapStop[] {
  if (stops.length <= MAX_MARKERS) return stops;
  const byRank = stops.toSorted((a, b) => a.number - b.number || a.dayNumber - b.dayNumber);
  const shown = new Set(byRank.slice(0, MAX_MARKERS));
  return stops.filter((stop) => shown.has(stop));
}

/** Farther from the hotel than this a place is a trip out of town. */
const OUT_OF_TOWN_KM = 12;

/** The stops that a map of all days frames: those of the city, which trips out of town would make a dot. */
export function stopsInTown(
  stops: readonly MapStop[],
  hotel: MapHotel | undefined,
): readonly MapStop[] {
  if (hotel === undefined) return stops;
  const near = stops.filter(
    ({ position }) => distanceKm(position, hotel.position) < OUT_OF_TOWN_KM,
  );
  return near.length === 0 ? stops : near;
}
