import { addDays, daysBetween } from "../../calendar-date.ts";
import type { Booking, BookingPlace, LocalTime } from "../booking.ts";
import { type DateReading, datesIn, type FoundDate } from "./dates-in-text.ts";
import { numberIn, priceIn, stateIn, travellersIn } from "./details-in-text.ts";
import { type Label, labelOf } from "./labels.ts";
import { addressIn, placeNameIn } from "./place-in-text.ts";
import { airportPlace, type Draft, type PlaceTable } from "./read-booking.ts";
import { isAside, partOf, type TextPage } from "./text-page.ts";
import { timesIn } from "./times-in-text.ts";

type When = { readonly date?: string; readonly isSure?: boolean; readonly time?: string };

export const NIGHTS =
  /(?<![\d.,])(\d{1,2})[\s-]{1,2}(?:nights?|nächte|nacht|übernachtung(?:en)?|nuits?|nuitées?|noches?|nott[ei]|noites?|nachten)(?!\p{L})/iu;

/** The stays in hotels: a part of the page for each check-in. */
export function readStays(page: TextPage, reading: DateReading): Draft[] {
  const number = numberIn(page)?.number;
  return staysOf(page, reading).flatMap((section) => {
    const draft = readStay(section, reading);
    if (draft === undefined || draft.booking.number !== undefined || number === undefined) {
      return draft ?? [];
    }
    return { booking: { ...draft.booking, number }, unsure: new Set([...draft.unsure, "number"]) };
  });
}

/** The page cut in front of each further check-in and the two lines that name its hotel. */
function staysOf(page: TextPage, reading: DateReading): TextPage[] {
  const starts = page.facts.filter(
    ({ label, value }) => label === "checkIn" && datesIn(value, reading).length > 0,
  );
  const different = starts.filter(
    ({ value }, at) => at === 0 || !starts.slice(0, at).some((one) => one.value === value),
  );
  if (different.length < 2) return [page];
  const cuts = different.map(({ line }, at) => (at === 0 ? 0 : hotelAbove(page, line)));
  return cuts.map((from, at) => partOf(page, from, cuts[at + 1] ?? page.lines.length));
}

function hotelAbove({ lines, facts }: TextPage, line: number): number {
  let from = line;
  while (from > 0 && line - from < 4) {
    const isFact = facts.some(
      ({ line: at, label }) => at === from - 1 && label !== "hotel" && label !== "address",
    );
    if (isFact) break;
    from -= 1;
  }
  return Math.min(from, lines.length);
}

/** A stay in a hotel: from check-in to check-out. */
function readStay(page: TextPage, reading: DateReading): Draft | undefined {
  const unsure = new Set<string>();
  const [first, last] = endsOf(page, reading, ["checkIn", "arrive"], ["checkOut", "depart"]);
  if (first?.date === undefined) return undefined;
  const nights = Number(NIGHTS.exec(page.text)?.[1] ?? 0);
  const until = last?.date ?? (nights > 0 ? addDays(first.date, nights) : undefined);
  const isOdd = until !== undefined && nights > 0 && daysBetween(first.date, until) !== nights;
  if (first.isSure !== true) unsure.add("starts.date").add("ends.date");
  if (last?.isSure === false || isOdd) unsure.add("ends.date");
  const found = placeNameIn(page, "stay");
  if (found?.isSure === false) unsure.add("name").add("at.name");
  const address = addressIn(page, found?.name);
  const at: BookingPlace | undefined =
    found === undefined
      ? undefined
      : { name: found.name, ...(address === undefined ? {} : { address }) };
  const spoken = { first: hourIn(page, ARRIVES), last: hourIn(page, LEAVES) };
  if (first.time === undefined && spoken.first !== undefined) unsure.add("starts.time");
  if (last?.time === undefined && spoken.last !== undefined) unsure.add("ends.time");
  const ends =
    until === undefined || until <= first.date
      ? undefined
      : timeOf({ ...clockOf(spoken.last), ...last, date: until });
  return withDetails(page, unsure, {
    kind: "stay",
    ...(found === undefined ? {} : { name: found.name }),
    ...(at === undefined ? {} : { at }),
    ...(first.date === undefined
      ? {}
      : { starts: timeOf({ ...clockOf(spoken.first), ...first, date: first.date }) }),
    ...(ends === undefined ? {} : { ends }),
  });
}

const ARRIVES =
  /(?<!\p{L})(?:check-?\s?in|anreise|arrivée|arrival|entrada|llegada|arrivo|chegada|inchecken|aankomst|incheckning)(?!\p{L})/iu;
const LEAVES =
  /(?<!\p{L})(?:check-?\s?out|abreise|départ|departure|salida|partenza|saída|uitchecken|vertrek|utcheckning)(?!\p{L})/iu;

/** The hour right behind a word in a sentence: "Anreise ab 16 Uhr, Abreise bitte bis 10 Uhr". */
function hourIn({ lines }: TextPage, word: RegExp): string | undefined {
  for (const { text } of lines) {
    const match = word.exec(text);
    if (match === null) continue;
    const behind = text.slice(match.index + match[0].length).slice(0, 60);
    const [time] = timesIn(behind);
    if (time !== undefined && !/[\d;.!?]/.test(behind.slice(0, time.from))) return time.time;
  }
  return undefined;
}

function clockOf(time: string | undefined): { time?: string } {
  return time === undefined ? {} : { time };
}

/** A rented car: from where and when it is picked up to where and when it is returned. */
export function readCar(
  page: TextPage,
  reading: DateReading,
  places: PlaceTable,
): Draft | undefined {
  const unsure = new Set<string>();
  const [first, last] = endsOf(page, reading, ["pickUp"], ["dropOff"]);
  if (first?.date === undefined) return undefined;
  if (first.isSure !== true) unsure.add("starts.date");
  if (last?.isSure === false) unsure.add("ends.date");
  const where = (label: Label) => withCode(stationOf(page, label, reading), places);
  const [at, to] = [where("pickUp"), where("dropOff")];
  const found = renterIn(page);
  if (found?.isSure === false) unsure.add("name");
  return withDetails(page, unsure, {
    kind: "car",
    ...(found === undefined ? {} : { name: found.name }),
    ...(at === undefined ? {} : { at }),
    ...(to === undefined || to.name === at?.name ? {} : { to }),
    starts: timeOf({ ...first, date: first.date }),
    ...(last?.date === undefined ? {} : { ends: timeOf({ ...last, date: last.date }) }),
  });
}

/** Who rents it: by a label, else who sent the mail. */
function renterIn(page: TextPage) {
  const found = placeNameIn(page, "car");
  if (found?.isSure === true) return { ...found, name: found.name.split(/,\s|\s\(/)[0] ?? "" };
  return page.sender === "" ? found : { name: page.sender, isSure: false };
}

export function withDetails(
  page: TextPage,
  unsure: Set<string>,
  booking: Partial<Booking>,
  line?: number,
): Draft {
  const number = numberIn(page, line);
  if (number?.isSure === false) unsure.add("number");
  const [travellers, price] = [travellersIn(page.facts), priceIn(page)];
  return {
    unsure,
    booking: {
      ...booking,
      ...(number === undefined ? {} : { number: number.number }),
      ...(travellers === undefined ? {} : { travellers }),
      ...(price === undefined ? {} : { price }),
      state: stateIn(page),
    },
  };
}

export function timeOf({ date, time }: { date: string; time?: string }): LocalTime {
  return time === undefined ? { date } : { date, time };
}

/** When something begins and ends, by labels, or by the first two dates that belong together. */
function endsOf(
  page: TextPage,
  reading: DateReading,
  first: readonly Label[],
  last: readonly Label[],
): [When | undefined, When | undefined] {
  const read = (labels: readonly Label[]) => {
    let whole: When = {};
    for (const label of labels) {
      for (const fact of page.facts) {
        if (fact.label !== label) continue;
        whole = { ...whenIn(around(page, fact.line, fact.value), reading), ...whole };
      }
      if (whole.date !== undefined) break;
    }
    return whole;
  };
  const [starts, ends] = [read(first), read(last)];
  if (starts.date !== undefined) return [starts, ends];
  const below = underHeader(page, reading, first, last);
  if (below !== undefined) return below;
  for (const line of page.lines) {
    const [from, to] = (isAside(line) ? undefined : rangeIn(line.text, reading)) ?? [];
    if (from === undefined || to === undefined) continue;
    // "In Thu 11 Feb (from 3pm) / out Mon 15 Feb (by 11am)"
    const [between] = timesIn(line.text.slice(from.to, to.from));
    const [behind] = timesIn(line.text.slice(to.to, to.to + 24));
    return [whenOf(from, starts.time ?? between?.time), whenOf(to, ends.time ?? behind?.time)];
  }
  return [undefined, undefined];
}

/** "Check-in  Check-out" over their days and hours, one under the other: a table whose cells have lines. */
function underHeader(
  { lines }: TextPage,
  reading: DateReading,
  first: readonly Label[],
  last: readonly Label[],
): [When, When] | undefined {
  const isOf = (cell: string, labels: readonly Label[]) => {
    const label = labelOf(cell);
    return label !== undefined && labels.includes(label);
  };
  const header = lines.findIndex(({ cells }) => {
    const [from, to] = [first, last].map((labels) => cells.findIndex((cell) => isOf(cell, labels)));
    return from !== undefined && to !== undefined && from >= 0 && from < to;
  });
  if (header < 0) return undefined;
  const parts: Array<{ date: FoundDate; time?: string }> = [];
  for (const { text } of lines.slice(header + 1, header + 7)) {
    const [date] = datesIn(text, reading);
    if (date !== undefined) parts.push({ date });
    const open = parts.at(-1);
    const { time } = whenIn(text, reading);
    if (open !== undefined && time !== undefined) open.time ??= time;
  }
  const [from, to] = parts;
  if (from === undefined || to === undefined || from.date.date > to.date.date) return undefined;
  return [whenOf(from.date, from.time), whenOf(to.date, to.time)];
}

/** A value, with the line under it where the value has no hour of its own: "Friday, 4 December" over "from 15:00". */
function around({ lines }: TextPage, line: number, value: string): string {
  const below = lines[line + 1]?.cells ?? [];
  if (timesIn(value).length > 0) return value;
  const cells = lines[line]?.cells ?? [];
  const next = cells[cells.indexOf(value) + 1] ?? "";
  if (cells.includes(value) && timesIn(next).length > 0 && labelOf(next) === undefined) {
    return `${value}\t${next}`;
  }
  const isOwn =
    below.length === 1 && timesIn(below[0] ?? "").length > 0 && !/:\s/.test(below[0] ?? "");
  return isOwn ? `${value}\t${below[0]}` : value;
}

function whenIn(value: string, reading: DateReading): When {
  const [date] = datesIn(value, reading);
  const [time] = timesIn(
    date === undefined ? value : value.slice(0, date.from) + value.slice(date.to),
  );
  return {
    ...(date === undefined ? {} : { date: date.date, isSure: date.isSure }),
    ...(time === undefined ? {} : { time: time.time }),
  };
}

function whenOf({ date, isSure }: FoundDate, time: string | undefined): When {
  return { date, isSure, ...(time === undefined ? {} : { time }) };
}

/** "3 – 6 December 2026", "vom 03.12.2026 bis 06.12.2026". */
function rangeIn(text: string, reading: DateReading): FoundDate[] | undefined {
  const [first, second] = datesIn(text, reading);
  if (first === undefined || second === undefined) return undefined;
  const days = daysBetween(first.date, second.date);
  return days > 0 && days < 100 ? [first, second] : undefined;
}

/** The place of a label's values: what is neither a date nor an hour. */
function stationOf(page: TextPage, label: Label, reading: DateReading): BookingPlace | undefined {
  for (const fact of page.facts) {
    if (fact.label !== label) continue;
    const below = page.lines[fact.line + 1]?.cells[0] ?? "";
    for (const text of [fact.value, below]) {
      const name = withoutTimes(text, reading);
      if (/^\p{Lu}/u.test(name) && name.length >= 3 && name.length <= 120) return { name };
    }
  }
  return undefined;
}

/** A station at an airport whose code stands with it. */
function withCode(at: BookingPlace | undefined, places: PlaceTable): BookingPlace | undefined {
  const code = /\(([A-Z]{3})\)/.exec(at?.name ?? "")?.[1];
  const isKnown = code !== undefined && places.airport(code) !== undefined;
  return at === undefined || !isKnown ? at : airportPlace(code, at.name, places);
}

function withoutTimes(text: string, reading: DateReading): string {
  let left = text;
  for (const { from, to } of [...datesIn(text, reading), ...timesIn(text)].sort(
    (a, b) => b.from - a.from,
  )) {
    left = left.slice(0, from) + left.slice(to);
  }
  return left
    .replace(
      /^(?:\s{0,2}\p{L}{2,10}\.?,\s{0,2})?(?:at|um|à|a las|alle|às|on|am|h|uhr)?[\s,;·–-]{1,8}/iu,
      "",
    )
    .replace(/[\s,;·–(-]{0,8}(?:at|um|à|uhr|h)?[\s,;·–(-]{1,8}$/iu, "")
    .trim();
}
