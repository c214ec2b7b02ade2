import { addDays } from "../../calendar-date.ts";
import type { Booking, BookingPlace } from "../booking.ts";
import { type DateReading, datesIn, type FoundDate } from "./dates-in-text.ts";
import { numberIn, seatIn } from "./details-in-text.ts";
import { minutesIn } from "./durations-in-text.ts";
import { addressIn, isAddressLine, placeNameIn } from "./place-in-text.ts";
import type { Draft } from "./read-booking.ts";
import { timeOf, withDetails } from "./read-stay.ts";
import {
  firstOf,
  isAside,
  isOfOther,
  partOf,
  pastLines,
  type TextLine,
  type TextPage,
} from "./text-page.ts";
import { clock } from "./time-of-day.ts";
import { type FoundTime, timesIn } from "./times-in-text.ts";

/** The visits of a page: one for each day that stands under a heading of its own, else one. */
export function readVisits(page: TextPage, kind: Booking["kind"], reading: DateReading): Draft[] {
  const number = numberIn(page)?.number;
  return visitsOf(page, reading).flatMap((part) => {
    const draft = readVisit(part, kind, reading);
    if (draft === undefined || draft.booking.number !== undefined || number === undefined) {
      return draft ?? [];
    }
    return { booking: { ...draft.booking, number }, unsure: new Set([...draft.unsure, "number"]) };
  });
}

/** The page cut above the heading of each labelled day. */
function visitsOf(page: TextPage, reading: DateReading): TextPage[] {
  const days = page.facts.filter(
    ({ label, value }) => label === "date" && datesIn(value, reading).length > 0,
  );
  const cuts = days.map(({ line }, at) => headingAbove(page, line, days[at - 1]?.line ?? -1));
  const isCut = cuts.length > 1 && cuts.every((cut) => cut !== undefined);
  if (!isCut) return [page];
  return cuts.map((from, at) => partOf(page, from ?? 0, cuts[at + 1] ?? page.lines.length));
}

/** The first line of the titles right above a line; undefined where it has none. */
function headingAbove({ lines }: TextPage, line: number, after: number): number | undefined {
  let from = line;
  while (from - 1 > after && isHeading(lines[from - 1])) from -= 1;
  return from === line ? undefined : from;
}

function isHeading(line: TextLine | undefined): boolean {
  return line !== undefined && line.cells.length === 1 && /^\p{Lu}[^:\d]{2,60}$/u.test(line.text);
}

/** A table, a ticket to a sight, or an event: at one place from one hour on. */
export function readVisit(
  page: TextPage,
  kind: Booking["kind"],
  reading: DateReading,
): Draft | undefined {
  const unsure = new Set<string>();
  const when = whenOf(page, kind, reading);
  if (when === undefined) return undefined;
  if (!when.isSure) unsure.add("starts.date").add("ends.date");
  if (!when.isTimeSure) unsure.add("starts.time");
  if (when.until !== undefined && when.isUntilSure !== true) unsure.add("ends.time");
  const seat = kind === "table" ? undefined : seatIn(page.facts, page.text);
  const found = placeNameIn(page, kind);
  if (found?.isSure === false) unsure.add("name");
  const at = placeOf(page, kind, found?.name, unsure);
  if (found?.isSure === false && at?.name === found.name) unsure.add("at.name");
  return withDetails(page, unsure, {
    kind,
    ...(found === undefined ? {} : { name: found.name }),
    ...(at === undefined ? {} : { at }),
    starts: timeOf(when),
    ...(when.until === undefined ? {} : { ends: endOf(when.date, when.until, when.time) }),
    ...(seat === undefined ? {} : { seat }),
  });
}

function placeOf(
  page: TextPage,
  kind: Booking["kind"],
  name: string | undefined,
  unsure: Set<string>,
): BookingPlace | undefined {
  const venue =
    firstOf(page.facts, "place", (value) => value.trim() || undefined) ??
    (kind === "event" ? venueIn(page) : undefined);
  const [first = "", ...rest] = venue?.split(/,\s/) ?? [];
  const address = addressIn(page, venue === undefined ? name : first);
  const shown = kind === "table" || venue === undefined ? name : first;
  if (shown === undefined) return undefined;
  if (kind === "event" && venue === undefined) unsure.add("at.name");
  const inVenue = rest.length > 0 ? rest.join(", ") : undefined;
  const known = inVenue !== undefined && address === venue ? inVenue : (address ?? inVenue);
  return { name: shown, ...(known === undefined ? {} : { address: known }) };
}

const SEATED =
  /(?<!\p{L})(?:row|seats?|reihe|platz|rang|rangée|fila|block|sitz|stalls|balcony|parkett)(?!\p{L})/iu;

/** "Old Mill Theatre, 22 Bridge Street, Leeds LS1 4QD" in a line of its own. */
function venueIn({ lines }: TextPage): string | undefined {
  const own = lines.filter(
    ({ text }) => isAddressLine(text) && /^\p{Lu}[^,\d]{2,50},\s/u.test(text) && !SEATED.test(text),
  );
  return own.length === 1 ? own[0]?.text : undefined;
}

/** An end before the start is on the next day. */
function endOf(date: string, until: string, time: string | undefined) {
  return { date: time !== undefined && until < time ? addDays(date, 1) : date, time: until };
}

function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return clock(hour * 60 + minute + minutes);
}

type When = {
  readonly date: string;
  readonly time?: string;
  readonly until?: string;
  readonly isUntilSure?: boolean;
  readonly isSure: boolean;
  readonly isTimeSure: boolean;
};

/** The date and hour by their labels, else of the first line that has both, else of the first that has a date. */
function whenOf(page: TextPage, kind: Booking["kind"], reading: DateReading): When | undefined {
  const past = pastLines(page, reading);
  const lines = page.lines
    .filter((line, at) => !isAside(line) && !isOfOther(page, at) && !past.has(at))
    .map(({ text }) => text);
  const dates = (text: string) => datesIn(text, reading)[0];
  const labelled = firstOf(page.facts, "date", dates);
  const valued = page.facts.find(
    ({ label, value }) => label === "date" && dates(value) !== undefined,
  );
  const time = firstOf(page.facts, "time", (value) => timesIn(value)[0] && value);
  const both = lines.find((text) => {
    const found = dates(text);
    const isDay = found !== undefined && (labelled === undefined || found.date === labelled.date);
    return isDay && hours(text, found).length > 0;
  });
  const date =
    labelled ??
    dates(both ?? "") ??
    dates(page.subject) ??
    dates(lines.find((text) => dates(text) !== undefined) ?? "");
  if (date === undefined) return undefined;
  const inDate = valued === undefined ? [] : hours(valued.value, labelled);
  const beginning = (text: string, some: readonly FoundTime[]) =>
    some.filter(
      ({ from }) =>
        !BE_THERE.test(text.slice(0, from)) &&
        !(kind === "event" && DOORS.test(text.slice(0, from))),
    );
  const inBoth = both === undefined ? [] : beginning(both, hours(both, dates(both)));
  const begun = lines.flatMap((text) => beginning(text, timesIn(text)));
  const inLines = begun.length > 0 ? begun : lines.flatMap((text) => timesIn(text));
  const found = [inDate, time === undefined ? [] : timesIn(time), inBoth, inLines].find(
    (some) => some.length > 0,
  );
  const isOnly = begun.length > 0 && new Set(begun.map((one) => one.time)).size === 1;
  const isTimeSure = found !== inLines || isOnly;
  const [first, second] = found ?? [];
  const isRange =
    found !== inLines && second !== undefined && first !== undefined && second.time > first.time;
  const end =
    isRange && second.from - first.to <= 12
      ? { until: second.time, isUntilSure: true }
      : endIn(page, lines, first?.time, both);
  return {
    date: date.date,
    isSure: date.isSure && date.date > reading.today,
    isTimeSure,
    ...(first === undefined ? {} : { time: first.time }),
    ...end,
  };
}

/** An end by its label, by a word in front of an hour, or by how long it takes. */
function endIn(
  page: TextPage,
  lines: readonly string[],
  time: string | undefined,
  both: string | undefined,
): { until?: string; isUntilSure?: boolean } {
  if (time === undefined) return {};
  const isAfter = (one: { readonly time: string }) => one.time > time;
  const labelled = firstOf(page.facts, "end", (value) => timesIn(value).find(isAfter));
  if (labelled !== undefined) return { until: labelled.time, isUntilSure: true };
  const lasting =
    firstOf(page.facts, "duration", minutesIn) ??
    (both === undefined ? undefined : minutesIn(withoutHours(both)));
  if (lasting !== undefined) return { until: later(time, lasting), isUntilSure: true };
  for (const line of lines) {
    const said = timesIn(line).find((one) => isAfter(one) && END.test(line.slice(0, one.from)));
    if (said !== undefined) return { until: said.time, isUntilSure: false };
    const minutes = LASTING.test(line) ? minutesIn(line) : undefined;
    if (minutes !== undefined) return { until: later(time, minutes), isUntilSure: false };
  }
  return {};
}

/** "Ende ca. ", "return to the hotel around " in front of an hour. */
const END =
  /(?<!\p{L})(?:ends?|until|till|return(?:ing|s)?|back|finish(?:es)?|ende|bis|rückkehr|fin|jusqu['’]à|retour|hasta|regreso|termina|vuelta|fine|fino|rientro|ritorno|até|fim|regresso|término|eind(?:e|igt)?|tot|slut|koniec)(?!\p{L})[^;!?\d]{0,40}$/iu;
const LASTING =
  /(?<!\p{L})(?:duration|lasts?|for|dauer(?:t)?|für|durée|dure|pendant|duración|dura|durante|durata|per|duração|por|duur|duurt|czas|varaktighet)(?!\p{L})/iu;

/** Doors of an event, and until when one should be there, are before it begins; at a museum one comes in at one's hour. */
const DOORS =
  /(?<!\p{L})(?:doors?(?: open)?|einlass|admission from|ouverture(?: des portes)?|puertas|apertura(?: de puertas| porte)?|porte|abertura(?: de portas)?|portas|zaal open)(?!\p{L})[^\d;.]{0,20}$/iu;
const BE_THERE =
  /(?<!\p{L})(?:check[ -]?in|meet|arrive|treffen|be there|treffpunkt|rendez-vous)(?!\p{L})[^\d;.]{0,20}$/iu;

function withoutHours(text: string): string {
  const last = timesIn(text).at(-1);
  return last === undefined ? text : text.slice(last.to);
}

function hours(text: string, date: FoundDate | undefined) {
  if (date === undefined) return timesIn(text);
  const blank = " ".repeat(date.to - date.from);
  return timesIn(text.slice(0, date.from) + blank + text.slice(date.to));
}
