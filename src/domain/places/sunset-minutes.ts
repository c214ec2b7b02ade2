import { localTime } from "../local-time.ts";
import type { Position } from "./geo.ts";

const DAY_MS = 24 * 3_600_000;
const NOON_2000_MS = Date.UTC(2000, 0, 1, 12);
const RADIANS = Math.PI / 180;
/** Of the earth's axis. */
const TILT = 23.4397 * RADIANS;
/** The sun's upper edge at the horizon, with refraction. */
const SETTING = -0.833 * RADIANS;
/** A plan asks for each place on each of its days, many times. */
const known = new WeakMap<Position, Map<string, number | undefined>>();
const MAX_KNOWN_DATES = 40;

/**
 * When the sun sets, by the sunrise equation (docs/planning.md, "Visits"); right within a few minutes.
 *
 * @param date "2026-06-21". @param timeZone as IANA names it.
 * @returns minutes after midnight on the clocks of that place; undefined where the sun doesn't set.
 */
export function sunsetMinutes(date: string, at: Position, timeZone: string): number | undefined {
  const dates = known.get(at) ?? new Map<string, number | undefined>();
  known.set(at, dates);
  const key = `${date} ${timeZone}`;
  if (dates.has(key)) return dates.get(key);
  if (dates.size >= MAX_KNOWN_DATES) dates.clear();
  const minutes = atHorizon(date, at, timeZone, "sets");
  dates.set(key, minutes);
  return minutes;
}

/** When it rises there on that date, likewise. */
export function sunriseMinutes(date: string, at: Position, timeZone: string): number | undefined {
  return atHorizon(date, at, timeZone, "rises");
}

function atHorizon(
  date: string,
  at: Position,
  timeZone: string,
  does: "rises" | "sets",
): number | undefined {
  const day = Math.round((Date.parse(`${date}T12:00:00Z`) - NOON_2000_MS) / DAY_MS) - at.lon / 360;
  const anomaly = (357.5291 + 0.98560028 * day) * RADIANS;
  const centre =
    1.9148 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly) + 0.0003 * Math.sin(3 * anomaly);
  const longitude = anomaly + (centre + 180 + 102.9372) * RADIANS;
  const transit = day + 0.0053 * Math.sin(anomaly) - 0.0069 * Math.sin(2 * longitude);
  const declination = Math.asin(Math.sin(longitude) * Math.sin(TILT));
  const latitude = at.lat * RADIANS;
  const hour =
    (Math.sin(SETTING) - Math.sin(latitude) * Math.sin(declination)) /
    (Math.cos(latitude) * Math.cos(declination));
  if (Math.abs(hour) > 1) return undefined;
  const halfDay = Math.acos(hour) / (2 * Math.PI);
  const days = does === "sets" ? transit + halfDay : transit - halfDay;
  return localTime(NOON_2000_MS + days * DAY_MS, timeZone).minutes;
}
