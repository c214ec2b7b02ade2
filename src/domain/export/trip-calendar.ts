import { type Booking, isTransport, type LocalTime, minutesOf } from "../bookings/booking.ts";
import { addDays } from "../calendar-date.ts";
import { clockText } from "../clock-text.ts";
import type { FileWords } from "../messages/words.ts";
import { positionIn } from "../places/coordinates.ts";
import { degreesText } from "../places/degrees-text.ts";
import { storedTime } from "../stored-time.ts";
import { leaveAheadMinutes } from "../trip/booked-hours.ts";
import { bookingsOf } from "../trip/booking.ts";
import { hotelNights } from "../trip/hotel-nights.ts";
import type { Meal, Trip } from "../trip/trip.ts";
import { tripSpan } from "../trip/trip-moment.ts";
import type { TripSummary } from "../trip/trip-summary.ts";
import { calendarLine, calendarParameter, calendarText } from "./calendar-line.ts";
import { calendarZone, isTimeZone } from "./calendar-zone.ts";
import { type ExportedBooking, exportedBookings } from "./exported-bookings.ts";
import {
  type ExportedDay,
  type ExportedMeal,
  type ExportedSpot,
  type ExportedStop,
  exportedDays,
  exportedHotels,
  exportedName,
  isPartOf,
  said,
} from "./exported-days.ts";
import { openDataLines } from "./open-data-lines.ts";

const DAY_MINUTES = 24 * 60;
/** How long a calendar that follows the feed may keep it. */
const REFRESH_AFTER = "PT4H";

/** At nine in the morning of a whole day, or of the day before it, wherever the reader is then. */
const REMINDED_AT = "PT9H";
const REMINDED_BEFORE = "-PT15H";
/** Of a journey, as nobody says when its check-in opens; editorial. */
const DAY_AHEAD = "-P1D";
/** To what is booked in town where the plan has no way to it, and to get ready where it has one; editorial. */
const USUAL_AHEAD_MINUTES = 45;
const READY_MINUTES = 10;

export type CalendarFacts = {
  /** The destination's, as IANA names it; undefined where nobody knows it. */
  readonly timeZone: string | undefined;
  /** When the trip was last changed, in milliseconds since 1970. */
  readonly changedAtMs: number;
};

type DatedDay = ExportedDay & { readonly date: string };

/** A time zone and the first and last year that its rules are needed for. */
type ZoneInYears = { readonly zone: string; readonly years: readonly [number, number] };

type CalendarPart = {
  /** Of the trip itself; undefined where it isn't known. */
  readonly zone?: string | undefined;
  /** All those that its events name. */
  readonly zones: readonly ZoneInYears[];
  readonly events: readonly string[];
};

/**
 * A trip as an iCalendar file (RFC 5545 and 7986): an event for each visit and each meal that has a place, one for the nights at
 * each hotel, one for all of the days, and one for each day by which something is to be booked or done. Alarms are before what is booked. The same trip
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
  return part && calendarFile(exportedName(trip, words), [part]);
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
  const spans = listed.filter(({ id }) => !ids.has(id)).map((trip) => spanPart(trip, words));
  return calendarFile(words.exports.allTrips, [...parts, ...spans]);
}

function spanPart(trip: TripSummary, { stored }: FileWords): CalendarPart {
  const span = tripSpan(trip);
  if (span === undefined) return { zones: [], events: [] };
  const madeAtMs = Date.parse(trip.createdAt);
  const events = event([
    `UID:${uid(trip)}`,
    ...stampLines(trip, Number.isNaN(madeAtMs) ? 0 : madeAtMs),
    ...allDayLines(span.startDate, span.endDate),
    `SUMMARY:${calendarText(trip.title ?? stored.place(trip.location))}`,
  ]);
  return { zones: [], events };
}

function calendarFile(title: string, parts: readonly CalendarPart[]): string {
  const name = calendarText(title);
  const zones = new Map<string, readonly [number, number]>();
  for (const { zone, years } of parts.flatMap((part) => part.zones)) {
    const [first, last] = zones.get(zone) ?? years;
    zones.set(zone, [Math.min(first, years[0]), Math.max(last, years[1])]);
  }
  const ownZones = new Set(parts.flatMap(({ zone }) => zone ?? []));
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Tripwright//Tripwright//EN",
    "CALSCALE:GREGORIAN",
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH_AFTER}`,
    `X-PUBLISHED-TTL:${REFRESH_AFTER}`,
    // Events without a zone of their own are in this one.
    ...(ownZones.size === 1 ? [...ownZones].map((zone) => `X-WR-TIMEZONE:${zone}`) : []),
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
  const stamp = stampLines(trip, facts.changedAtMs);
  const credit = openDataLines(trip, words);
  const bookings = bookingsOutOfDays(trip, words, zone);
  const events = [
    ...event([
      `UID:${uid(trip)}`,
      ...stamp,
      ...allDayLines(first.date, last.date),
      `SUMMARY:${calendarText(exportedName(trip, words))}`,
      ...(credit.length === 0 ? [] : [`DESCRIPTION:${calendarText(credit.join("\n"))}`]),
    ]),
    ...days.flatMap((day) => (zone === undefined ? dayEvent(trip, day, stamp, words) : [])),
    ...days.flatMap((day) =>
      zone === undefined
        ? []
        : [
            ...transferEvent(trip, day, stamp),
            ...day.stops.flatMap((stop) => visitEvent(trip, { day, stop, zone }, { stamp, words })),
            ...ownMeals(day).flatMap((meal) =>
              mealEvent(trip, { day, meal, zone }, { stamp, words }),
            ),
          ],
    ),
    ...stayEvents(trip, days, { stamp, words }),
    ...bookings.flatMap((booking) => bookingEvent(trip, booking, { stamp, words })),
    ...reminderEvents(trip, stamp, words),
  ];
  const years = [yearOf(first.date), yearOf(addDays(last.date, 2))] as const;
  const zones = [...(zone === undefined ? [] : [{ zone, years }]), ...zonesOf(bookings)];
  return { zone, zones, events };
}

const yearOf = (date: string) => Number(date.slice(0, 4));

const uid = ({ id }: Pick<Trip, "id">, partId?: string) =>
  `${id}${partId === undefined ? "" : `-${partId}`}@tripwright`;

const event = (lines: readonly string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"];

/** From the trip's last change, not from now: what has not changed is the same at each fetch. */
function stampLines({ version = 1 }: Pick<Trip, "version">, changedAtMs: number): string[] {
  const utc = `${new Date(changedAtMs).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  return [`DTSTAMP:${utc}`, `LAST-MODIFIED:${utc}`, `SEQUENCE:${version}`];
}

/** Those that are no part of a visit, which has an event. */
function ownMeals({ meals, stops }: DatedDay): DatedDay["meals"] {
  return meals.filter((meal) => !stops.some((stop) => isPartOf(meal, stop)));
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
  const { span } = words.language;
  const stops = day.stops.map(({ name, place: { visit, note } }) => ({
    startMinutes: visit?.startMinutes ?? 0,
    lines: [
      visit === undefined ? name : `${span(visit.startMinutes, visit.endMinutes)} ${name}`,
      ...(note === undefined || note === "" ? [] : [words.exports.note(note)]),
    ],
  }));
  const meals = ownMeals(day).flatMap((meal) => {
    const { placeName, startMinutes, endMinutes } = meal;
    const line = `${span(startMinutes, endMinutes)} ${words.exports.meal(meal)}`;
    return placeName === undefined ? [] : [{ startMinutes, lines: [line] }];
  });
  const lines = [...stops, ...meals]
    .toSorted((a, b) => a.startMinutes - b.startMinutes)
    .flatMap((one) => one.lines);
  return event([
    `UID:${uid(trip, day.id)}`,
    ...stamp,
    ...allDayLines(day.date, day.date),
    `SUMMARY:${calendarText(`${day.name}: ${exportedName(trip, words)}`)}`,
    `DESCRIPTION:${calendarText([...(day.transfer === undefined ? [] : [day.transfer]), ...lines].join("\n"))}`,
  ]);
}

/**
 * A thing to book or do by a day: an event of that day with an alarm, not a VTODO, which Google Calendar and
 * Outlook leave out. Once done, it is no event any more.
 */
function reminderEvents(trip: Trip, stamp: readonly string[], words: FileWords): string[] {
  const toBook = bookingsOf(trip).flatMap(({ placeId, name, url, bookBy, isBooked }) =>
    bookBy === undefined || isBooked
      ? []
      : [
          {
            part: `book-${placeId}`,
            date: bookBy,
            summary: words.exports.toBook(said(name, words)),
            url,
          },
        ],
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
      ...alarm(REMINDED_AT, summary),
    ]),
  );
}

/** Stands last in its event: some readers skip an event whose alarm comes sooner. */
function alarm(trigger: string, text: string): string[] {
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `TRIGGER:${trigger}`,
    `DESCRIPTION:${calendarText(text)}`,
    "END:VALARM",
  ];
}

const minutesAhead = (minutes: number) => `-PT${minutes}M`;

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
  { stamp, words }: { readonly stamp: readonly string[]; readonly words: FileWords },
): string[] {
  const { where: label } = day;
  const { visit, leg, isBooked } = stop.place;
  const ahead = leg === undefined ? USUAL_AHEAD_MINUTES : leg.minutes + READY_MINUTES;
  return event([
    `UID:${uid(trip, stop.id)}`,
    ...stamp,
    ...(visit === undefined ? allDayLines(day.date, day.date) : timedLines(day.date, visit, zone)),
    `SUMMARY:${calendarText(stop.name)}`,
    ...spotLines({ ...stop, where: label }),
    ...(visit !== undefined && isBooked
      ? alarm(minutesAhead(ahead), words.exports.timeToLeave(stop.name))
      : []),
  ]);
}

function timedLines(
  date: string,
  { startMinutes, endMinutes }: Pick<Meal, "startMinutes" | "endMinutes">,
  zone: string,
): string[] {
  const at = (minutes: number) => `TZID=${calendarParameter(zone)}:${localText(date, minutes)}`;
  // An event that ends as it begins has no end.
  const end = endMinutes > startMinutes ? [`DTEND;${at(endMinutes)}`] : [];
  return [`DTSTART;${at(startMinutes)}`, ...end];
}

/** @param spot `where` tells it from others of its name. */
function spotLines({
  name,
  where,
  at,
  mapsUrl,
  lines,
}: Omit<ExportedSpot, "id"> & { readonly where: string }): string[] {
  return [
    `LOCATION:${calendarText(where === "" ? name : `${name}, ${where}`)}`,
    ...(at === undefined ? [] : [`GEO:${degreesText(at.lat)};${degreesText(at.lon)}`]),
    `URL:${mapsUrl}`,
    ...(lines.length === 0 ? [] : [`DESCRIPTION:${calendarText(lines.join("\n"))}`]),
  ];
}

/** A meal that has a place: without one there is nowhere to be at that hour. */
function mealEvent(
  trip: Trip,
  { day, meal, zone }: { day: DatedDay; meal: ExportedMeal; zone: string },
  { stamp, words }: { readonly stamp: readonly string[]; readonly words: FileWords },
): string[] {
  const { kind, placeName, placeDetails, geoCoordinates, mapsUrl } = meal;
  if (placeName === undefined) return [];
  const summary = words.exports.meal(meal);
  return event([
    `UID:${uid(trip, `${day.id}-${kind}`)}`,
    ...stamp,
    ...timedLines(day.date, meal, zone),
    `SUMMARY:${calendarText(summary)}`,
    ...spotLines({
      ...{ name: placeName, where: day.where, mapsUrl, at: positionIn(geoCoordinates) },
      lines: placeDetails === undefined || placeDetails === "" ? [] : [placeDetails],
    }),
    ...(meal.isBooked
      ? alarm(minutesAhead(USUAL_AHEAD_MINUTES), words.exports.timeToLeave(placeName))
      : []),
  ]);
}

/** The nights at each hotel, one after the other; those that are booked are events of their bookings. */
function stayEvents(
  trip: Trip,
  days: readonly DatedDay[],
  { stamp, words }: { readonly stamp: readonly string[]; readonly words: FileWords },
): string[] {
  const hotels = new Map(exportedHotels(trip, words).map((hotel) => [hotel.id, hotel]));
  const stays: { readonly id: string; readonly from: string; to: string }[] = [];
  for (const { hotel, stay, date } of hotelNights(
    trip,
    days.map(({ date }) => date),
  )) {
    const last = stays.at(-1);
    if (date === undefined || stay !== undefined) continue;
    if (last?.id === hotel.id && addDays(last.to, 1) === date) last.to = date;
    else stays.push({ id: hotel.id, from: date, to: date });
  }
  return stays.flatMap(({ id, from, to }, index) => {
    const hotel = hotels.get(id);
    if (hotel === undefined) return [];
    const before = stays.slice(0, index).filter((one) => one.id === id).length;
    const { hotelAddress = "" } = trip.tripData.hotels.find((one) => one.id === id) ?? {};
    return event([
      `UID:${uid(trip, before === 0 ? id : `${id}-${before + 1}`)}`,
      ...stamp,
      ...allDayLines(from, to),
      `SUMMARY:${calendarText(hotel.name)}`,
      ...spotLines({ ...hotel, where: hotelAddress }),
    ]);
  });
}

/** A booking with the zones of its hours, where they are known: a flight ends in another than it begins in. */
type ZonedBooking = ExportedBooking & {
  readonly zones: readonly [starts: string | undefined, ends: string | undefined];
};

/** Those that are no visit of a day, which the calendar has already. @param zone of the trip. */
function bookingsOutOfDays(trip: Trip, words: FileWords, zone: string | undefined): ZonedBooking[] {
  const visits = new Set(
    trip.tripData.itinerary.flatMap(({ plan }) =>
      plan.flatMap(({ id, isBooked }) => (isBooked ? [id] : [])),
    ),
  );
  return exportedBookings(trip, words)
    .filter(({ booking: { id, partId, kind } }) => kind === "stay" || !visits.has(partId ?? id))
    .map((exported) => {
      const { booking } = exported;
      const own = (time: LocalTime | undefined) =>
        time?.zone !== undefined && isTimeZone(time.zone)
          ? time.zone
          : isTransport(booking)
            ? undefined
            : zone;
      return { ...exported, zones: [own(booking.starts), own(booking.ends)] };
    });
}

/** The zones of bookings, each with the first and the last date that it is needed for. */
function zonesOf(bookings: readonly ZonedBooking[]): ZoneInYears[] {
  return bookings.flatMap(({ booking, zones }) =>
    [booking.starts, booking.ends].flatMap((time, index) => {
      const zone = zones[index];
      if (time === undefined || zone === undefined) return [];
      const year = yearOf(time.date);
      return [{ zone, years: [year, year] as const }];
    }),
  );
}

/** In its own zones; without them, or without hours, the whole days with the hours in the text. */
function bookingEvent(
  trip: Trip,
  { booking, title, lines, zones }: ZonedBooking,
  { stamp, words }: { readonly stamp: readonly string[]; readonly words: FileWords },
): string[] {
  const { starts, ends, at, from } = booking;
  // Who crosses the date line may arrive the day before.
  const last = [starts.date, ends?.date ?? starts.date].toSorted().at(-1) ?? starts.date;
  const startLine = zonedLine("DTSTART", starts, zones[0]);
  const endLine = ends === undefined ? undefined : zonedLine("DTEND", ends, zones[1]);
  const isTimed = booking.kind !== "stay" && startLine !== undefined;
  const text = [
    ...(isTimed && endLine !== undefined ? [] : hoursInWords(booking, words)),
    ...lines,
  ].join("\n");
  const where = at ?? from;
  return event([
    `UID:${uid(trip, `booking-${booking.id}`)}`,
    ...stamp,
    ...(isTimed
      ? [startLine, ...(endLine === undefined ? [] : [endLine])]
      : allDayLines(starts.date, last)),
    `SUMMARY:${calendarText(title)}`,
    ...(where === undefined
      ? []
      : [`LOCATION:${calendarText([where.name, where.address ?? ""].filter(Boolean).join(", "))}`]),
    ...(text === "" ? [] : [`DESCRIPTION:${calendarText(text)}`]),
    ...bookingAlarms({ booking, title, isTimed }, words),
  ]);
}

/** The day before a journey, and when to leave for what has an hour. */
function bookingAlarms(
  { booking, title, isTimed }: Pick<ZonedBooking, "booking" | "title"> & { isTimed: boolean },
  words: FileWords,
): string[] {
  if (booking.kind === "stay") return [];
  const journeyAhead = leaveAheadMinutes(booking);
  const dayAhead =
    journeyAhead === undefined ? [] : alarm(isTimed ? DAY_AHEAD : REMINDED_BEFORE, title);
  if (!isTimed) return dayAhead;
  const ahead = journeyAhead ?? USUAL_AHEAD_MINUTES;
  return [...dayAhead, ...alarm(minutesAhead(ahead), words.exports.timeToLeave(title))];
}

function hoursInWords({ starts, ends }: Booking, { language }: FileWords): string[] {
  const hours = [starts.time, ends?.time].filter((time) => time !== undefined);
  return hours.length === 0 ? [] : [hours.map((time) => storedTime(time, language)).join("–")];
}

function zonedLine(
  name: "DTSTART" | "DTEND",
  time: LocalTime,
  zone: string | undefined,
): string | undefined {
  const minutes = minutesOf(time);
  if (zone === undefined || minutes === undefined) return undefined;
  return `${name};TZID=${calendarParameter(zone)}:${localText(time.date, minutes)}`;
}

/** "20260504T093000"; minutes past midnight are of the next day. */
function localText(date: string, minutes: number): string {
  const day = addDays(date, Math.floor(minutes / DAY_MINUTES));
  return `${basic(day)}T${clockText(minutes % DAY_MINUTES).replace(":", "")}00`;
}

const basic = (date: string) => date.replaceAll("-", "");
