/** An instant on the clocks of a zone, and readings that say how far from UTC they are. */
import { localTime } from "../../local-time.ts";
import type { LocalTime } from "../booking.ts";

const ISO =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?\d\d(?:\.\d{1,9})?)?\s?(Z|[+-]\d\d:?\d\d)?)?/;
const DAY_MINUTES = 1440;

export type IsoTime = {
  readonly time: LocalTime;
  /** Minutes before or after UTC, where the text says it. */
  readonly offset?: number;
};

/** "2026-12-01T10:30:00+01:00" or a part of it from the left, as its clock shows it. */
export function isoTime(text: string): IsoTime | undefined {
  const match = ISO.exec(text.trim());
  if (match === null) return undefined;
  const [, year, month, day, hour, minute, zone] = match;
  const date = `${year}-${month}-${day}`;
  if (Number.isNaN(Date.parse(`${date}T${hour ?? "00"}:${minute ?? "00"}:00Z`))) return undefined;
  const time = hour === undefined ? { date } : { date, time: `${hour}:${minute}` };
  return zone === undefined ? { time } : { time, offset: offsetOf(zone) };
}

function offsetOf(zone: string): number {
  if (zone === "Z") return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith("-") ? -minutes : minutes;
}

/** What the clocks of a zone show when those `offset` minutes ahead of UTC show a time; undefined in an unknown zone. */
export function inZone({ date, time }: LocalTime, offset: number, zone: string): LocalTime {
  const atMs = Date.parse(`${date}T${time ?? "00:00"}:00Z`) - offset * 60_000;
  const there = localTime(atMs, zone);
  return { date: there.date, time: clock(there.minutes), zone };
}

/** Milliseconds since 1970 of a reading, or NaN. In the hour that clocks show twice it is one of both. */
export function instantOf({ date, time, zone }: LocalTime): number {
  const asUtc = Date.parse(`${date}T${time ?? "12:00"}:00Z`);
  if (zone === undefined || Number.isNaN(asUtc)) return asUtc;
  const there = localTime(asUtc, zone);
  const shown = Date.parse(`${there.date}T00:00:00Z`) + there.minutes * 60_000;
  return asUtc - (shown - asUtc);
}

/** "09:05" of minutes after midnight. */
export function clock(minutes: number): string {
  const within = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const padded = (value: number) => String(value).padStart(2, "0");
  return `${padded(Math.floor(within / 60))}:${padded(within % 60)}`;
}

/** Whether this machine knows a zone of this name. */
export function isZone(name: string): boolean {
  try {
    return name.includes("/") && new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
