import { addDays, daysBetween } from "../../calendar-date.ts";
import type { Booking, BookingKind, BookingPlace, LocalTime } from "../booking.ts";
import type { DateReading } from "./dates-in-text.ts";
import { numberIn, priceIn, seatIn, stateIn, travellersIn } from "./details-in-text.ts";
import { type JourneyToken, journeyTokens, type Role } from "./journey-tokens.ts";
import { airportPlace, type Draft, type PlaceTable, zoneOfPlace } from "./read-booking.ts";
import type { TextPage } from "./text-page.ts";
import { instantOf } from "./time-of-day.ts";

type End = {
  code?: string | undefined;
  name?: string | undefined;
  stop?: string | undefined;
  date?: string | undefined;
  time?: string | undefined;
  /** The date is one that the text says for this end, or the day of a heading above it. */
  isDateSure?: boolean;
  isOwnDate?: boolean;
};

type Leg = {
  service?: string | undefined;
  from: End;
  to: End;
  days?: number;
  line: number;
  lastLine: number;
};

export type Journey = {
  readonly kind: BookingKind;
  readonly places: PlaceTable;
} & DateReading;

/** The legs of a ticket's text: each with its number, ends and hours. */
export function readJourney(page: TextPage, journey: Journey): Draft[] {
  const legs = joined(legsOf(journeyTokens(page, journey), journey));
  return legs.map((leg, at) => draftOf(leg, page, journey, legs, at));
}

/** Puts tokens together, a leg after the other: one is full when it has two hours and two ends. */
function legsOf(tokens: readonly JourneyToken[], journey: Journey): Leg[] {
  const legs: Leg[] = [];
  const isNameBefore = namesStandBefore(tokens);
  let day: { date: string; isSure: boolean } | undefined;
  let leg = newLeg(0);
  let lastTimeLine = -1;
  let pending: (JourneyToken & { kind: "name" }) | undefined;
  const end = () => {
    if (isLeg(leg, journey.kind)) legs.push(leg);
    leg = newLeg(leg.lastLine);
  };
  for (const token of besideTheirTimes(tokens)) {
    switch (token.kind) {
      case "service": {
        const isOther = leg.service !== undefined && leg.service !== token.name;
        if (isOther && (isFull(leg) || leg.from.time !== undefined)) end();
        if (leg.service === undefined || isOther) leg.service = token.name;
        break;
      }
      case "date": {
        day = takeDate(token, leg, day, () => end());
        break;
      }
      case "time": {
        if (needsNewLeg(leg, token.role)) end();
        const role = token.role ?? (leg.from.time === undefined ? "from" : "to");
        const one = leg[role];
        if (one.time !== undefined) break;
        one.time = token.time;
        if (one.date === undefined && day !== undefined && role === "from") {
          Object.assign(one, { date: day.date, isDateSure: day.isSure });
        }
        if (
          isNameBefore &&
          pending !== undefined &&
          one.name === undefined &&
          one.code === undefined &&
          token.line - pending.line <= 2
        ) {
          one.name = pending.name;
        }
        pending = undefined;
        lastTimeLine = token.line;
        break;
      }
      case "days": {
        leg.days = token.days;
        break;
      }
      case "stop": {
        const role =
          token.role ??
          (leg.to.time !== undefined || (leg.from.stop !== undefined && leg.to.code !== undefined)
            ? "to"
            : "from");
        leg[role].stop ??= token.stop;
        break;
      }
      case "code": {
        if (
          isFull(leg) &&
          token.line > lastTimeLine &&
          leg.from.code !== undefined &&
          leg.to.code !== undefined &&
          token.role !== "to"
        )
          end();
        takeCode(token, leg, journey.places);
        break;
      }
      case "name": {
        if (token.isRoute === true) {
          if (isFull(leg)) end();
          takeRoute(token.name, leg);
          break;
        }
        pending = token;
        takeName(token, leg, lastTimeLine, isNameBefore, journey, () => end());
        break;
      }
    }
    if (leg.line === 0) leg.line = token.line;
    leg.lastLine = token.line;
  }
  end();
  return legs;
}

/** Each name behind the hour of its line: "München Hbf  ab 07:34". */
function besideTheirTimes(tokens: readonly JourneyToken[]): JourneyToken[] {
  const lines = new Map<number, JourneyToken[]>();
  for (const token of tokens) lines.set(token.line, [...(lines.get(token.line) ?? []), token]);
  return [...lines.values()].flatMap((line) => {
    const times = line.filter(({ kind }) => kind === "time");
    const names = line.filter(({ kind }) => kind === "name");
    if (times.length !== 1 || names.length === 0) return interleaved(line, times, names);
    const [time] = times;
    const others = line.filter(({ kind }) => kind !== "name");
    return [...others, ...names.map((name) => ({ ...name, role: name.role ?? time?.role }))];
  });
}

function interleaved(
  line: readonly JourneyToken[],
  times: readonly JourneyToken[],
  names: readonly JourneyToken[],
): readonly JourneyToken[] {
  if (times.length === 0 || names.length !== times.length) return line;
  const others = line.filter(({ kind }) => kind !== "name" && kind !== "time");
  const first = others.filter(({ from }) => from < (times[0]?.from ?? 0));
  const pairs = times.flatMap((time, at) => [time, names[at] ?? []].flat());
  return [...first, ...pairs, ...others.filter((one) => !first.includes(one))];
}

function takeRoute(name: string, leg: Leg): void {
  const isNamed = (one: End) => one.name !== undefined || one.code !== undefined;
  if (!isNamed(leg.from)) leg.from.name = name;
  else if (!isNamed(leg.to) && leg.from.name !== name) leg.to.name = name;
}

function newLeg(line: number): Leg {
  return { from: {}, to: {}, line: 0, lastLine: line };
}

function isFull({ from, to }: Leg): boolean {
  return from.time !== undefined && to.time !== undefined;
}

function isLeg({ service, from, to }: Leg, kind: BookingKind): boolean {
  const hasWhen = from.date !== undefined || from.time !== undefined;
  const isNamed = (end: End) => end.code !== undefined || end.name !== undefined;
  const hasEnds = isNamed(from) && isNamed(to);
  if (kind === "flight") return hasWhen && (hasEnds || (service !== undefined && isNamed(from)));
  return (
    hasWhen && from.time !== undefined && (hasEnds || (service !== undefined && isNamed(from)))
  );
}

function needsNewLeg(leg: Leg, role: Role | undefined): boolean {
  if (isFull(leg)) return true;
  return role === "from" && leg.from.time !== undefined && leg.to.time !== undefined;
}

function takeDate(
  token: JourneyToken & { kind: "date" },
  leg: Leg,
  day: { date: string; isSure: boolean } | undefined,
  end: () => void,
) {
  const { date, isSure } = token;
  const own = { date, isDateSure: isSure, isOwnDate: true };
  const isHalf = leg.from.time !== undefined && leg.to.time === undefined;
  const isSameLine = token.line === leg.lastLine;
  const isArrival = token.role === "to" && leg.from.date !== undefined && leg.to.date === undefined;
  if (isArrival && isSoon(leg.from.date ?? date, date) && (!isFull(leg) || isSameLine)) {
    Object.assign(leg.to, own);
    return day;
  }
  if (isFull(leg)) {
    if (leg.from.date === undefined) Object.assign(leg.from, own);
    else if (isSameLine && leg.to.date === undefined && isSoon(leg.from.date, date)) {
      Object.assign(leg.to, own);
      return { date, isSure };
    } else if (date !== leg.from.date || !isSameLine) end();
    return { date, isSure };
  }
  if (isHalf && leg.from.date === undefined) Object.assign(leg.from, own);
  else if (isHalf && leg.from.date !== undefined && isSoon(leg.from.date, date)) {
    Object.assign(leg.to, own);
  }
  return { date, isSure };
}

function isSoon(one: string, other: string): boolean {
  const days = daysBetween(one, other);
  return days >= 0 && days <= 3;
}

function takeCode(
  { code, name, role }: JourneyToken & { kind: "code" },
  leg: Leg,
  places: PlaceTable,
): void {
  const known = [leg.from, leg.to].find((end) => code !== "" && end.code === code);
  if (known !== undefined) {
    known.name = known.name ?? name;
    return;
  }
  const isOf = (end: End) => {
    const names = [name, places.airport(code)?.name].map((one) => one?.toLowerCase().slice(0, 5));
    return (
      end.name !== undefined &&
      names.some((one) => one !== undefined && end.name?.toLowerCase().includes(one))
    );
  };
  const isFrom =
    leg.from.code === undefined && (leg.from.name === undefined || isOf(leg.from) || !isOf(leg.to));
  const free = isFrom && !(isOf(leg.to) && leg.to.code === undefined) ? "from" : "to";
  const one = leg[role !== undefined && leg[role].code === undefined ? role : free];
  if (one.code !== undefined) return;
  if (code !== "") one.code = code;
  one.name = name ?? (code === "" ? one.name : undefined);
}

function takeName(
  token: JourneyToken & { kind: "name" },
  leg: Leg,
  lastTimeLine: number,
  isNameBefore: boolean,
  journey: Journey,
  end: () => void,
): void {
  const isFlight = journey.kind === "flight";
  // A flight's ends have codes nearly always, and names beside them are its class and its aircraft.
  if (isFlight && journey.places.zoneOf(token.name) === undefined) return;
  const { name, role, line } = token;
  const isBesideTime = line === lastTimeLine;
  if (!isBesideTime && isFull(leg) && leg.from.name !== undefined && leg.to.name !== undefined) {
    if (role !== "to") end();
  }
  const isNamed = (one: End) => one.name !== undefined || one.code !== undefined;
  if (role !== undefined) {
    if (!isNamed(leg[role])) leg[role].name = name;
    return;
  }
  if (isBesideTime || (!isNameBefore && line - lastTimeLine === 1)) {
    const last = leg.to.time === undefined ? leg.from : leg.to;
    if (!isNamed(last)) last.name = name;
    else if (isBesideTime && last === leg.from && !isNamed(leg.to) && leg.from.name !== name)
      leg.to.name = name;
  } else if (!isNameBefore && !isNamed(leg.from) && leg.from.time === undefined)
    leg.from.name = name;
  else if (
    !isNameBefore &&
    !isNamed(leg.to) &&
    leg.from.name !== name &&
    leg.from.time === undefined
  ) {
    leg.to.name = name;
  }
}

/** Whether the stations stand above their hours, and not beside or under them. */
function namesStandBefore(tokens: readonly JourneyToken[]): boolean {
  const lines = new Map<number, Set<string>>();
  for (const { line, kind } of tokens) lines.set(line, (lines.get(line) ?? new Set()).add(kind));
  let score = 0;
  for (const [line, kinds] of lines) {
    if (!kinds.has("time") || kinds.has("name") || kinds.has("code")) continue;
    const isName = (at: number) =>
      lines.get(at)?.has("name") === true && lines.get(at)?.has("time") === false;
    if (isName(line - 1)) score += 1;
    if (isName(line + 1)) score -= 1;
    if (score === 0 && isName(line - 1)) return true;
  }
  return score > 0;
}

/** Without those that stand twice, in an overview and again with more. */
function joined(legs: readonly Leg[]): Leg[] {
  const found: Leg[] = [];
  for (const leg of legs) {
    const same = found.find((one) => isSame(one, leg));
    if (same === undefined) found.push(leg);
    else fill(same, leg);
  }
  const timed = found.filter(({ from }) => from.time !== undefined);
  return timed.length > 0 ? timed : found;
}

function isSame(one: Leg, other: Leg): boolean {
  const agree = (a: string | undefined, b: string | undefined) =>
    a === undefined || b === undefined || a === b;
  const isOneDay = agree(one.from.date, other.from.date);
  const isOneTime = agree(one.from.time, other.from.time);
  const isOneService = agree(one.service, other.service);
  const isOneWay = agree(one.from.code, other.from.code) && agree(one.to.code, other.to.code);
  const isNamed =
    (one.service !== undefined && other.service !== undefined) ||
    (one.from.code !== undefined && other.from.code !== undefined) ||
    (one.from.name !== undefined && one.from.name === other.from.name);
  return isOneDay && isOneTime && isOneService && isOneWay && isNamed;
}

function fill(leg: Leg, other: Leg): void {
  leg.service ??= other.service;
  for (const role of ["from", "to"] as const) {
    leg[role] = { ...other[role], ...leg[role] };
  }
}

function draftOf(
  leg: Leg,
  page: TextPage,
  { kind, places }: Journey,
  legs: readonly Leg[],
  at: number,
): Draft {
  const unsure = new Set<string>();
  const [from, to] = [placeOf(leg.from, places), placeOf(leg.to, places)];
  const starts = timeOf(leg.from, zoneOfPlace(from, places, true));
  const ends = endOf(leg, starts, from, to, places, unsure);
  if (leg.from.isDateSure !== true) unsure.add("starts.date").add("ends.date");
  const next = legs[at + 1]?.line ?? Number.POSITIVE_INFINITY;
  const own = page.facts.filter(({ line }) => line >= leg.line - 3 && line < next);
  const number = numberIn(page, legs.length > 1 ? leg.line : undefined);
  if (number?.isSure === false) unsure.add("number");
  const name = leg.service ?? nameOf(page, kind);
  const travellers = travellersIn(page.facts);
  // Paid once for all legs: on the first of them.
  const price = at === 0 ? priceIn(page) : undefined;
  const lines = page.lines.slice(Math.max(0, leg.line - 1), legs.length === 1 ? undefined : next);
  const seat = seatIn(
    legs.length === 1 ? page.facts : own,
    lines.map(({ text }) => text).join("\n"),
  );
  const booking: Partial<Booking> = {
    kind,
    ...(name === undefined ? {} : { name }),
    ...(number === undefined ? {} : { number: number.number }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(starts === undefined ? {} : { starts }),
    ...(ends === undefined ? {} : { ends }),
    ...(travellers === undefined ? {} : { travellers }),
    ...(seat === undefined ? {} : { seat }),
    ...(price === undefined ? {} : { price }),
    state: stateIn(page),
  };
  return { booking, unsure };
}

function placeOf({ code, name, stop }: End, places: PlaceTable): BookingPlace | undefined {
  if (code === undefined && name === undefined) return undefined;
  const place = code === undefined ? { name: name ?? "" } : airportPlace(code, name, places);
  return stop === undefined ? place : { ...place, stop };
}

function timeOf({ date, time }: End, zone: string | undefined): LocalTime | undefined {
  if (date === undefined) return undefined;
  return { date, ...(time === undefined ? {} : { time }), ...(zone === undefined ? {} : { zone }) };
}

/** A jet's hours from one place to another, from gate to gate. */
const KM_AN_HOUR = 800;
const GROUND_HOURS = 0.6;
const HOUR_MS = 3_600_000;

/** The arrival: on the day that the text says, else on the first that it can be. */
function endOf(
  leg: Leg,
  starts: LocalTime | undefined,
  from: BookingPlace | undefined,
  to: BookingPlace | undefined,
  places: PlaceTable,
  unsure: Set<string>,
): LocalTime | undefined {
  const zone = zoneOfPlace(to, places, true);
  const { time } = leg.to;
  if (starts === undefined) return undefined;
  if (leg.to.date !== undefined) {
    if (leg.to.isDateSure !== true) unsure.add("ends.date");
    return timeOf(leg.to, zone);
  }
  if (time === undefined) return undefined;
  if (leg.days !== undefined) return timeOf({ date: addDays(starts.date, leg.days), time }, zone);
  const hours = [0, 1, 2, -1].map((days) => {
    const end = timeOf({ date: addDays(starts.date, days), time }, zone);
    return { end, hours: end === undefined ? 0 : hoursBetween(starts, end) };
  });
  const km =
    from?.geoCoordinates && to?.geoCoordinates
      ? kmBetween(from.geoCoordinates, to.geoCoordinates)
      : undefined;
  const least = km === undefined ? 0.01 : km / 1000 - 0.1;
  const chosen = hours.find((one) => one.hours > least && one.hours < least + 24);
  if (chosen?.end === undefined) return undefined;
  const expected = km === undefined ? undefined : km / KM_AN_HOUR + GROUND_HOURS;
  const isNextDay = chosen.end.date !== starts.date;
  // Overnight is read off the hours, unless the flight's length makes it plain.
  const isPlain = expected !== undefined && chosen.hours < expected * 1.5 + 1;
  if (isNextDay && !isPlain) unsure.add("ends.date");
  return chosen.end;
}

/** By the clocks alone where one of the zones isn't known. */
function hoursBetween(starts: LocalTime, ends: LocalTime): number {
  const isKnown = starts.zone !== undefined && ends.zone !== undefined;
  const at = ({ zone, ...time }: LocalTime) =>
    instantOf(isKnown && zone !== undefined ? { ...time, zone } : time);
  return (at(ends) - at(starts)) / HOUR_MS;
}

type Degrees = { readonly lat: number; readonly lng: number };

function kmBetween(one: Degrees, other: Degrees): number {
  const radians = Math.PI / 180;
  const lat = Math.sin(((other.lat - one.lat) * radians) / 2);
  const lng = Math.sin(((other.lng - one.lng) * radians) / 2);
  const part = lat * lat + Math.cos(one.lat * radians) * Math.cos(other.lat * radians) * lng * lng;
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(part)));
}

/** What a bus or a ferry goes by where it has no number: its line, its ship, who runs it. */
function nameOf(page: TextPage, kind: BookingKind): string | undefined {
  const wanted = kind === "ferry" ? ["ship", "service"] : ["service", "ship"];
  for (const label of wanted) {
    const fact = page.facts.filter((one) => one.label === label && one.value.length <= 60).at(-1);
    if (fact === undefined) continue;
    const isLine = /^[A-Z]{0,2}\d{1,4}$/.test(fact.value);
    return isLine && page.sender !== "" ? `${page.sender} ${fact.value}` : fact.value.trim();
  }
  return page.sender === "" ? undefined : page.sender;
}
