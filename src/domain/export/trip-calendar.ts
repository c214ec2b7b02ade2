import { addDays } from "../calendar-date.ts";
import type { FileWords } from "../messages/words.ts";
import { clockText } from "../places/clock-text.ts";
import { degreesText } from "../places/degrees-text.ts";
import { bookingsOf } from "../trip/booking.ts";
import type { Trip } from "../trip/trip.ts";
import { tripSpan } from "../trip/trip-moment.ts";
import type { TripSummary } from "../trip/trip-summary.ts";
import { calendarLine, calendarParameter, calendarText } from "./calendar-line.ts";
import { calendarZone, isTimeZone } from "./calendar-zone.ts";
import {
  type ExportedDay,
  type ExportedStop,
  exportedDays,
  exportedName,
} from "./exported-days.ts";
import { openDataLines } from "./open-data-lines.ts";

const DAY_MINUTES = 24 * 60;
/** How long a calendar that follows the feed may keep it. */
const REFRESH_AFTER = "PT4H";

/** At nine in the morning of a whole day, wherever the reader is then. */
const REMINDED_AT = "PT9H";

export type CalendarFacts = {
  /** The destination's, as IANA names it; undefined where nobody knows it. */
  readonly timeZone: string | undefined;
  /** When the trip was last changed, in milliseconds since 1970. */
  readonly changedAtMs: number;
};

type DatedDay = ExportedDay & { readonly date: string };

/** Events of one trip, and the zone and the years that they name. */
type CalendarPart = {
  readonly zone?: { readonly name: string; readonly years: readonly [number, number] };
  readonly events: readonly string[];
};

/**
 * A trip as an iCalendar file (RFC 5545 and 7986): an event for each visit, one for all of its days, and one for each
 * day by which something is to be booked or done. The same trip
 * makes the same bytes. Where the time zone is not known, each day is one event without hours, which lists them:
 * an hour without a zone would be another hour in each calendar.
 *
 * @returns undefined for a trip without a start date.
 */
export function tripCalendar(
  trip: Trip,
  words: FileWords,
  facts: CalendarFacts,
): string | undefined {
  const part = tripPart(trip, words, facts);
  return part && calendarFile(exportedName(trip), [part]);
}

/**
 * One iCalendar file of many trips.
 *
 * @param listed each is an event over its days; those without dates are left out.
 * @param whole those of them whose visits are events, too.
 */
export function tripsCalendar(
  listed: readonly TripSummary[],
  whole: readonly { readonly trip: Trip; readonly facts: CalendarFacts }[],
  words: FileWords,
): string {
  const parts = whole.flatMap(({ trip, facts }) => tripPart(trip, words, facts) ?? []);
  const ids = new Set(whole.map(({ trip }) => trip.id));
  const spans = listed.filter(({ id }) => !ids.has(id)).map(spanPart);
  return calendarFile(words.exports.allTrips, [...parts, ...spans]);
}

function spanPart(trip: TripSummary): CalendarPart {
  const span = tripSpan(trip);
  if (span === undefined) return { events: [] };
  const madeAtMs = Date.parse(trip.createdAt);
  const events = event([
    `UID:${uid(trip)}`,
    ...stampLines(trip, Number.isNaN(madeAtMs) ? 0 : madeAtMs),
    ...allDayLines(span.startDate, span.endDate),
    `SUMMARY:${calendarText(trip.title ?? trip.location)}`,
  ]);
  return { events };
}

function calendarFile(title: string, parts: readonly CalendarPart[]): string {
  const name = calendarText(title);
  const zones = new Map<string, readonly [number, number]>();
  for (const { zone } of parts) {
    if (zone === undefined) continue;
    const [first, last] = zones.get(zone.name) ?? zone.years;
    zones.set(zone.name, [Math.min(first, zone.years[0]), Math.max(last, zone.years[1])]);
  }
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Tripwright//Tripwright//EN",
    "CALSCALE:GREGORIAN",
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH_AFTER}`,
    `X-PUBLISHED-TTL:${REFRESH_AFTER}`,
    // What has no zone of its own is in this one.
    ...(zones.size === 1 ? [...zones.keys()].map((zone) => `X-WR-TIMEZONE:${zone}`) : []),
    ...[...zones].flatMap(([zone, years]) => calendarZone(zone, years)),
    ...parts.flatMap(({ events }) => events),
    "END:VCALENDAR",
  ];
  return lines.map(calendarLine).join("");
}

function tripPart(trip: Trip, words: FileWords, facts: CalendarFacts): CalendarPart | undefined {
  const days = exportedDays(trip, words).flatMap((day) =>
    day.date === undefined ? [] : [{ ...day, date: day.date }],
  );
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const zone =
    facts.timeZone !== undefined && isTimeZone(facts.timeZone) ? facts.timeZone : undefined;
  const yearOf = (date: string) => Number(date.slice(0, 4));
  const stamp = stampLines(trip, facts.changedAtMs);
  const credit = openDataLines(trip, words);
  const events = [
    ...event([
      `UID:${uid(trip)}`,
      ...stamp,
      ...allDayLines(first.date, last.date),
      `SUMMARY:${calendarText(exportedName(trip))}`,
      ...(credit.length === 0 ? [] : [`DESCRIPTION:${calendarText(credit.join("\n"))}`]),
    ]),
    ...days.flatMap((day) => (zone === undefined ? dayEvent(trip, day, stamp, words) : [])),
    ...days.flatMap((day) =>
      zone === undefined
        ? []
        : [
            ...transferEvent(trip, day, stamp),
            ...day.stops.flatMap((stop) => visitEvent(trip, { day, stop, zone }, stamp)),
          ],
    ),
    ...reminderEvents(trip, stamp, words),
  ];
  if (zone === undefined) return { events };
  const years = [yearOf(first.date), yearOf(addDays(last.date, 2))] as const;
  return { zone: { name: zone, years }, events };
}

const uid = ({ id }: Pick<Trip, "id">, partId?: string) =>
  `${id}${partId === undefined ? "" : `-${partId}`}@tripwright`;

const event = (lines: readonly string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"];

/** From the trip's last change, not from now: what has not changed is the same at each fetch. */
function stampLines({ version = 1 }: Pick<Trip, "version">, changedAtMs: number): string[] {
  const utc = `${new Date(changedAtMs).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  return [`DTSTAMP:${utc}`, `LAST-MODIFIED:${utc}`, `SEQUENCE:${version}`];
}

/** The end of a whole day is the day after it. */
function allDayLines(firstDate: string, lastDate: string): string[] {
  return [
    `DTSTART;VALUE=DATE:${basic(firstDate)}`,
    `DTEND;VALUE=DATE:${basic(addDays(lastDate, 1))}`,
    "TRANSP:TRANSPARENT",
  ];
}

function dayEvent(trip: Trip, day: DatedDay, stamp: readonly string[], words: FileWords): string[] {
  if (day.stops.length === 0 && day.transfer === undefined) return [];
  const stops = day.stops.flatMap(({ name, place: { visit, note } }) => [
    visit === undefined
      ? name
      : `${clockText(visit.startMinutes)}–${clockText(visit.endMinutes)} ${name}`,
    ...(note === undefined || note === "" ? [] : [words.exports.note(note)]),
  ]);
  return event([
    `UID:${uid(trip, day.id)}`,
    ...stamp,
    ...allDayLines(day.date, day.date),
    `SUMMARY:${calendarText(`${day.name}: ${exportedName(trip)}`)}`,
    `DESCRIPTION:${calendarText([...(day.transfer === undefined ? [] : [day.transfer]), ...stops].join("\n"))}`,
  ]);
}

/**
 * What is still to be booked or done by a day: an event of that day with an alarm, not a VTODO, which Google Calendar and
 * Outlook leave out. What is done is no event any more.
 */
function reminderEvents(trip: Trip, stamp: readonly string[], words: FileWords): string[] {
  const toBook = bookingsOf(trip).flatMap(({ placeId, name, url, bookBy, isBooked }) =>
    bookBy === undefined || isBooked
      ? []
      : [{ part: `book-${placeId}`, date: bookBy, summary: words.exports.toBook(name), url }],
  );
  const toDo = (trip.listItems ?? []).flatMap(({ id, text, isDone, dueDate }) =>
    dueDate === undefined || isDone === true
      ? []
      : [{ part: `list-${id}`, date: dueDate, summary: text, url: undefined }],
  );
  return [...toBook, ...toDo].flatMap(({ part, date, summary, url }) =>
    event([
      `UID:${uid(trip, part)}`,
      ...stamp,
      ...allDayLines(date, date),
      `SUMMARY:${calendarText(summary)}`,
      ...(url === undefined ? [] : [`URL:${url}`]),
      // Last in its event: some readers skip an event whose alarm comes sooner.
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `TRIGGER:${REMINDED_AT}`,
      `DESCRIPTION:${calendarText(summary)}`,
      "END:VALARM",
    ]),
  );
}

/** The way from one base to the next is the day's: when one leaves is the traveller's to say. */
function transferEvent(trip: Trip, day: DatedDay, stamp: readonly string[]): string[] {
  if (day.transfer === undefined) return [];
  return event([
    `UID:${uid(trip, `${day.id}-transfer`)}`,
    ...stamp,
    ...allDayLines(day.date, day.date),
    `SUMMARY:${calendarText(day.transfer)}`,
  ]);
}

function visitEvent(
  trip: Trip,
  { day, stop, zone }: { day: DatedDay; stop: ExportedStop; zone: string },
  stamp: readonly string[],
): string[] {
  const { where: label } = day;
  const { visit } = stop.place;
  return event([
    `UID:${uid(trip, stop.id)}`,
    ...stamp,
    ...(visit === undefined
      ? allDayLines(day.date, day.date)
      : [
          `DTSTART;TZID=${calendarParameter(zone)}:${localText(day.date, visit.startMinutes)}`,
          // An event that ends as it begins has no end.
          ...(visit.endMinutes > visit.startMinutes
            ? [`DTEND;TZID=${calendarParameter(zone)}:${localText(day.date, visit.endMinutes)}`]
            : []),
        ]),
    `SUMMARY:${calendarText(stop.name)}`,
    `LOCATION:${calendarText(`${stop.name}, ${label}`)}`,
    ...(stop.at === undefined
      ? []
      : [`GEO:${degreesText(stop.at.lat)};${degreesText(stop.at.lon)}`]),
    `URL:${stop.mapsUrl}`,
    ...(stop.lines.length === 0 ? [] : [`DESCRIPTION:${calendarText(stop.lines.join("\n"))}`]),
  ]);
}

/** "20260504T093000"; minutes past midnight are of the next day. */
function localText(date: string, minutes: number): string {
  const day = addDays(date, Math.floor(minutes / DAY_MINUTES));
  return `${basic(day)}T${clockText(minutes % DAY_MINUTES).replace(":", "")}00`;
}

const basic = (date: string) => date.replaceAll("-", "");
