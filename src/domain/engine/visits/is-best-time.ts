import type { Position } from "../../places/geo.ts";
import { sunsetMinutes } from "../../places/sunset-minutes.ts";
import { BEST_TIME_MINUTES } from "../../trip/best-time.ts";
import type { KnownPlace } from "../known-city.ts";
import { GRID_MINUTES } from "./day-hours.ts";

/** It is dark so long after the sun has set. */
const DUSK_MINUTES = 30;
/** Without a date it is dark from then on, a middle of the year. */
const USUAL_DARK_MINUTES = 19 * 60;
/** Who comes for the sunset is there so long before it at least. */
const BEFORE_SUNSET_MINUTES = 60;

type LitPlace = Pick<KnownPlace, "bestTime" | "timeZone"> & { readonly at?: Position | undefined };

/** Whether a visit that starts then sees the place at its best. @param date "2026-06-21", where it is known. */
export function isBestTime(place: LitPlace, startMinutes: number, date?: string): boolean {
  const [from, to] = bestTimeMinutes(place, date);
  return startMinutes >= from && startMinutes <= to;
}

/** When a visit may start to see the place at its best: within the hour before the sun sets, on a date. */
export function bestTimeMinutes(
  { bestTime, at, timeZone }: LitPlace,
  date: string | undefined,
): readonly [from: number, to: number] {
  const sunset = bestTime === "sunset" ? sunsetOn({ at, timeZone }, date) : undefined;
  if (sunset === undefined) return BEST_TIME_MINUTES[bestTime];
  const last = Math.floor(sunset / GRID_MINUTES) * GRID_MINUTES;
  return [last - BEFORE_SUNSET_MINUTES, last];
}

/** When it gets dark there, in minutes after midnight. @param date "2026-06-21", where it is known. */
export function darkMinutes(place: Omit<LitPlace, "bestTime">, date: string | undefined): number {
  const sunset = sunsetOn(place, date);
  return sunset === undefined ? USUAL_DARK_MINUTES : sunset + DUSK_MINUTES;
}

function sunsetOn(
  { at, timeZone }: Omit<LitPlace, "bestTime">,
  date: string | undefined,
): number | undefined {
  return date === undefined || at === undefined || timeZone === undefined
    ? undefined
    : sunsetMinutes(date, at, timeZone);
}
