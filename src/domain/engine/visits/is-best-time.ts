import { middleOf } from "../../calendar-date.ts";
import type { Position } from "../../places/geo.ts";
import { sunsetMinutes } from "../../places/sunset-minutes.ts";
import { BEST_TIME_MINUTES } from "../../trip/best-time.ts";
import type { KnownPlace } from "../known-city.ts";
import { GRID_MINUTES } from "./day-hours.ts";

/** It is dark so long after the sun has set. */
const DUSK_MINUTES = 30;
/** Without a date it is dark from then on, a middle of the year. */
const USUAL_DARK_MINUTES = 18 * 60 + 30;

type LitPlace = Pick<KnownPlace, "bestTime" | "timeZone" | "month"> & {
  readonly at?: Position | undefined;
  /** How long the visit is; left out, as if it were over at once. */
  readonly visitMinutes?: number;
};

/** Whether a visit that starts then sees the place at its best. @param date "2026-06-21", where it is known. */
export function isBestTime(place: LitPlace, startMinutes: number, date?: string): boolean {
  const [from, to] = bestTimeMinutes(place, date);
  return startMinutes >= from && startMinutes <= to;
}

/** When a visit may start to see the place at its best: on a date one for the sunset ends between it and dusk. */
export function bestTimeMinutes(
  { bestTime, visitMinutes = 0, ...place }: LitPlace,
  date: string | undefined,
): readonly [from: number, to: number] {
  const sunset = bestTime === "sunset" ? sunsetOn(place, date) : undefined;
  if (sunset === undefined) return BEST_TIME_MINUTES[bestTime];
  return [
    Math.ceil((sunset - visitMinutes) / GRID_MINUTES) * GRID_MINUTES,
    Math.floor((sunset + DUSK_MINUTES - visitMinutes) / GRID_MINUTES) * GRID_MINUTES,
  ];
}

/** When it gets dark there, in minutes after midnight: that of a middle of the year where the date or the place isn't known. */
export function darkMinutes(place: Omit<LitPlace, "bestTime">, date: string | undefined): number {
  return darkOn(place, date) ?? USUAL_DARK_MINUTES;
}

/** The same; undefined where it isn't known. @param date "2026-06-21", where it is known. */
export function darkOn(
  place: Omit<LitPlace, "bestTime">,
  date: string | undefined,
): number | undefined {
  const sunset = sunsetOn(place, date);
  return sunset === undefined ? undefined : sunset + DUSK_MINUTES;
}

/** When the sun sets there on that date, or in the middle of the trip's month, in minutes after midnight; undefined where it isn't known. */
export function sunsetOn(
  { at, timeZone, month }: Omit<LitPlace, "bestTime">,
  date: string | undefined,
): number | undefined {
  const day = date ?? (month && middleOf(month));
  return day === undefined || at === undefined || timeZone === undefined
    ? undefined
    : sunsetMinutes(day, at, timeZone);
}
