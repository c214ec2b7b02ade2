import { middleOf } from "../../calendar-date.ts";
import { clockMinutes } from "../../clock-text.ts";
import type { Position } from "../../places/geo.ts";
import { sunriseMinutes, sunsetMinutes } from "../../places/sunset-minutes.ts";
import { BEST_TIME_MINUTES } from "../../trip/best-time.ts";
import type { KnownPlace } from "../known-city.ts";
import { onGridDown, onGridUp } from "./day-hours.ts";
import { isForTheDark } from "./open-air.ts";

/** It is dark so long after the sun has set. */
const DUSK_MINUTES = 30;
/** Without a date it is dark from then on, a middle of the year. */
const USUAL_DARK_MINUTES = 18 * 60 + 30;

/** Who comes to see the sun set is there by then. */
const BEFORE_SUNSET_MINUTES = 20;
/** Who stays for the lights leaves by then. */
const AFTER_SUNSET_MINUTES = 45;

/** Lamps are worth seeing from a little before they come on. */
const LAMPS_MINUTES = { before: 15, after: 90 } as const;

type LitPlace = Pick<KnownPlace, "bestTime" | "bestStarts" | "timeZone" | "month"> &
  Partial<Pick<KnownPlace, "category" | "indoor" | "isLit">> & {
    readonly at?: Position | undefined;
    /** How long the visit is; left out, as if it were over at once. */
    readonly visitMinutes?: number;
  };

/** Whether a visit that starts then sees the place at its best. @param date "2026-06-21", where it is known. */
export function isBestTime(place: LitPlace, startMinutes: number, date?: string): boolean {
  return bestTimeMinutes(place, date).some(
    ([from, to]) => startMinutes >= from && startMinutes <= to,
  );
}

type Span = readonly [from: number, to: number];

/**
 * When a visit may start to see the place at its best, soonest first: as its text says, or in its part of the day.
 * On a date a visit for the sunset ends between it and dusk.
 */
export function bestTimeMinutes(place: LitPlace, date: string | undefined): readonly Span[] {
  const { bestStarts, bestTime } = place;
  if (bestStarts !== undefined) return bestStarts.map((start) => spanOf(start, place, date));
  return [bestTime === "sunset" ? sunsetSpan(place, date) : BEST_TIME_MINUTES[bestTime]];
}

/** @param start "06:30-08:45", "sunset", "dusk" or "dark". */
function spanOf(start: string, place: LitPlace, date: string | undefined): Span {
  const dark = darkMinutes(place, date);
  switch (start) {
    case "sunset":
      return sunsetSpan(place, date);
    case "dusk":
      return [
        onGridUp(dark - DUSK_MINUTES - LAMPS_MINUTES.before),
        onGridUp(dark + LAMPS_MINUTES.after),
      ];
    case "dark":
      return [onGridUp(dark), BEST_TIME_MINUTES.any[1]];
    default: {
      const [from = "", to = ""] = start.split("-");
      return [clockMinutes(from), clockMinutes(to)];
    }
  }
}

function sunsetSpan({ visitMinutes = 0, ...place }: LitPlace, date: string | undefined): Span {
  const sunset = sunsetOn(place, date);
  if (sunset === undefined) return BEST_TIME_MINUTES.sunset;
  const untilDark = sunset + DUSK_MINUTES - visitMinutes;
  // Where the dark is no matter one may stay for the lights, too.
  const { category, ...rest } = place;
  const isForLights = category !== undefined && isForTheDark({ ...rest, category });
  const forLights = Math.min(
    sunset - BEFORE_SUNSET_MINUTES,
    sunset + AFTER_SUNSET_MINUTES - visitMinutes,
  );
  const last = isForLights ? Math.max(untilDark, forLights) : untilDark;
  return [onGridUp(sunset - visitMinutes), onGridDown(last)];
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
  return sunThere(sunsetMinutes, { at, timeZone, month }, date);
}

/** The same of its rising. */
export function sunriseOn(
  place: Pick<LitPlace, "at" | "timeZone" | "month">,
  date: string | undefined,
): number | undefined {
  return sunThere(sunriseMinutes, place, date);
}

function sunThere(
  minutesOf: typeof sunsetMinutes,
  { at, timeZone, month }: Pick<LitPlace, "at" | "timeZone" | "month">,
  date: string | undefined,
): number | undefined {
  const day = date ?? (month && middleOf(month));
  return day === undefined || at === undefined || timeZone === undefined
    ? undefined
    : minutesOf(day, at, timeZone);
}
