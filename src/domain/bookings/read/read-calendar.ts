import { addDays } from "../../calendar-date.ts";
import {
  type Booking,
  type BookingKind,
  type BookingPlace,
  isTransport,
  type LocalTime,
} from "../booking.ts";
import { numberIn, seatIn, travellersIn } from "./details-in-text.ts";
import { type Draft, type ReadingContext, zoneOfPlace } from "./read-booking.ts";
import { kindIn, readText } from "./read-text.ts";
import { type TextPage, textPage } from "./text-page.ts";
import { inZone, isZone } from "./time-of-day.ts";

/** "Stay at Hotel Grande" is Hotel Grande. */
const LEADING =
  /^(?:(?:stay|dinner|lunch|table|check-?in|hotel stay|reservation|booking|visit|aufenthalt|abendessen|tisch|nuit|dîner|cena|estancia|soggiorno|jantar)\s(?:at|in|im|bei|à|chez|en|a|presso|da|no|na|for)|(?:reservation|booking|hotel|stay|event)\s?:)\s+/iu;
const MOST_EVENTS = 100;
const MOST_LINES = 20_000;
const PROPERTY =
  /^([A-Z-]{1,40})((?:;[A-Z-]{1,40}=(?:"[^"]{0,200}"|[^:;"]{0,200})){0,10}):(.{0,8000})$/su;
const ZONE = /;TZID="?([^";:]{1,100})"?/;
const WHEN = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d{0,2}(Z)?)?$/;

type Event = ReadonlyMap<string, { readonly parameters: string; readonly value: string }>;

/**
 * The bookings of a calendar's events (RFC 5545): hours and zone are the event's, the rest is read from its words.
 *
 * @param text of a length that the caller has bounded.
 */
export function readCalendar(text: string, context: ReadingContext): Draft[] {
  const lines = text
    .replace(/\r?\n[ \t]/g, "")
    .split(/\r\n|\r|\n/)
    .slice(0, MOST_LINES);
  const isCancelled = lines.some((line) => /^METHOD:CANCEL/i.test(line));
  return eventsOf(lines).flatMap((event) => draftsOf(event, isCancelled, context));
}

function eventsOf(lines: readonly string[]): Event[] {
  const events: Event[] = [];
  let open: Map<string, { parameters: string; value: string }> | undefined;
  let depth = 0;
  for (const line of lines) {
    if (/^BEGIN:VEVENT\s*$/i.test(line)) {
      open = new Map();
      depth = 0;
    } else if (/^END:VEVENT\s*$/i.test(line)) {
      if (open !== undefined) events.push(open);
      open = undefined;
      if (events.length >= MOST_EVENTS) break;
    } else if (/^BEGIN:/i.test(line)) depth += 1;
    else if (/^END:/i.test(line)) depth -= 1;
    else if (open !== undefined && depth === 0) {
      const [, name = "", parameters = "", value = ""] = PROPERTY.exec(line) ?? [];
      if (name !== "" && !open.has(name.toUpperCase()))
        open.set(name.toUpperCase(), { parameters, value });
    }
  }
  return events;
}

function draftsOf(event: Event, isCancelled: boolean, context: ReadingContext): Draft[] {
  const word = (name: string) => unescaped(event.get(name)?.value ?? "");
  const [summary, location] = [word("SUMMARY").trim(), word("LOCATION").trim()];
  const unsure = new Set<string>();
  const [first, last] = [whenOf(event, "DTSTART"), whenOf(event, "DTEND")];
  if (first === undefined || summary === "") return [];
  // The event's own hours stand for those that its words lack.
  const words = [summary, word("DESCRIPTION"), `Date: ${first.date} ${first.time ?? ""}`, location];
  const page = textPage(words.join("\n"), { subject: summary });
  const [read] = readText(page, { ...context, today: first.date });
  const guessed = kindIn(page, context.places);
  const kind: BookingKind = read?.booking.kind ?? guessed ?? "event";
  if (guessed === undefined) unsure.add("kind");
  const places = placesOf(read?.booking ?? {}, kind, summary, location);
  const { from, to, at } = places;
  const zoned = (time: When | undefined, place: BookingPlace | undefined, path: string) => {
    if (time === undefined) return undefined;
    return localOf(time, zoneOfPlace(place, context.places, true), unsure, path);
  };
  const isAllDay = first.time === undefined;
  // The end of an all-day event is the day after its last one; for a stay that is the day of leaving.
  const end =
    isAllDay && kind !== "stay" && last !== undefined
      ? { ...last, date: addDays(last.date, -1) }
      : last;
  const starts = zoned(first, from ?? at, "starts");
  const ends = zoned(end, to ?? at, "ends");
  const isStatus = /^CANCELLED$/i.test(word("STATUS").trim());
  const name = nameOf(read?.booking, kind, summary, at);
  const isNamed = read?.booking.name === name && read?.unsure.has("name") !== true;
  if (!isNamed && isTransport({ kind })) unsure.add("name");
  const { starts: _s, ends: _e, ...rest } = read?.booking ?? {};
  const booking: Partial<Booking> = {
    ...detailsOf(page),
    ...rest,
    kind,
    name,
    ...places,
    ...(starts === undefined ? {} : { starts }),
    ...(ends === undefined || (isAllDay && ends.date === starts?.date) ? {} : { ends }),
    state: isCancelled || isStatus ? "cancelled" : (read?.booking.state ?? "booked"),
    source: "calendar",
  };
  for (const path of read?.unsure ?? []) if (/^(?:number|from|to)/.test(path)) unsure.add(path);
  return [{ booking, unsure }];
}

function detailsOf(page: TextPage): Partial<Booking> {
  const [number, travellers, seat] = [
    numberIn(page),
    travellersIn(page.facts),
    seatIn(page.facts, page.text),
  ];
  return {
    ...(number === undefined ? {} : { number: number.number }),
    ...(travellers === undefined ? {} : { travellers }),
    ...(seat === undefined ? {} : { seat }),
  };
}

function placesOf(
  { from, to, at }: Partial<Booking>,
  kind: BookingKind,
  summary: string,
  location: string,
): Pick<Booking, "from" | "to" | "at"> {
  if (isTransport({ kind })) {
    const start = from ?? (location === "" ? undefined : { name: location });
    return { ...(start === undefined ? {} : { from: start }), ...(to === undefined ? {} : { to }) };
  }
  const [first = "", ...rest] = location.split(/,\s{0,2}|\n/);
  if (location === "") return at === undefined ? {} : { at };
  const isAddress = /\d/.test(first) && rest.length > 0;
  const name = isAddress ? (at?.name ?? summary.replace(LEADING, "")) : first;
  const address = isAddress ? location : rest.join(", ").trim();
  return {
    at: { ...at, name, ...(address === "" ? {} : { address: address.replace(/\n/g, ", ") }) },
  };
}

function nameOf(
  read: Partial<Booking> | undefined,
  kind: BookingKind,
  summary: string,
  at: BookingPlace | undefined,
): string {
  if (isTransport({ kind })) return read?.name ?? summary;
  const bare = summary.replace(LEADING, "");
  return kind === "stay" || kind === "table"
    ? at?.name === summary
      ? bare
      : (at?.name ?? bare)
    : bare;
}

type When = LocalTime & { readonly isUtc?: true };

function whenOf(event: Event, name: string): When | undefined {
  const { parameters = "", value = "" } = event.get(name) ?? {};
  const [, year, month, day, hour, minute, utc] = WHEN.exec(value.trim()) ?? [];
  if (year === undefined) return undefined;
  const date = `${year}-${month}-${day}`;
  if (hour === undefined) return { date };
  const written = ZONE.exec(parameters)?.[1] ?? "";
  // Mozilla's and others' have a path in front of the name.
  const zone = [
    written,
    written.split("/").slice(-2).join("/"),
    written.split("/").slice(-3).join("/"),
  ].find(isZone);
  const time = `${hour}:${minute}`;
  if (utc !== undefined) return { date, time, isUtc: true };
  return zone === undefined ? { date, time } : { date, time, zone };
}

function localOf(
  when: When,
  zone: string | undefined,
  unsure: Set<string>,
  path: string,
): LocalTime {
  const { isUtc, ...time } = when;
  if (isUtc !== true) return time;
  if (zone !== undefined) return inZone(time, 0, zone);
  unsure.add(`${path}.zone`);
  return { ...time, zone: "UTC" };
}

function unescaped(value: string): string {
  return value.replace(/\\([nN,;\\])/g, (_, letter: string) => (/n/i.test(letter) ? "\n" : letter));
}
