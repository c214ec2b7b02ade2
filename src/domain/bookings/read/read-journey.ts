import { addDays } from "../../calendar-date.ts";
import { distanceKm } from "../../places/geo.ts";
import {
  type Booking,
  type BookingKind,
  type BookingPlace,
  type LocalTime,
  positionOf,
} from "../booking.ts";
import type { DateReading } from "./dates-in-text.ts";
import { numberIn, priceIn, seatIn, stateIn, travellersIn } from "./details-in-text.ts";
import { minutesIn } from "./durations-in-text.ts";
import { journeyLegs, type Leg, type LegEnd } from "./journey-legs.ts";
import { journeyTokens } from "./journey-tokens.ts";
import { airportPlace, type Draft, type PlaceTable, zoneOfPlace } from "./read-booking.ts";
import { airlineNamed } from "./services.ts";
import type { Fact, TextPage } from "./text-page.ts";
import { instantOf, inZone } from "./time-of-day.ts";

export type Journey = {
  readonly kind: BookingKind;
  readonly places: PlaceTable;
} & DateReading;

/** The legs of a ticket's text: each with its number, ends and hours. */
export function readJourney(page: TextPage, journey: Journey): Draft[] {
  const legs = journeyLegs(journeyTokens(page, journey), journey.kind, journey.places);
  const drafts = legs.map((leg, at) => draftOf(leg, page, journey, legs, at));
  return stateIn(page) === "changed" ? withoutReplaced(drafts) : drafts;
}

/** Of a service that a change tells with two hours of one day the later one in the text, which is asked. */
function withoutReplaced(drafts: readonly Draft[]): Draft[] {
  const isOfOne = ({ booking: one }: Draft, { booking: other }: Draft) =>
    one.name === other.name &&
    one.from?.name === other.from?.name &&
    one.to?.name === other.to?.name &&
    one.starts?.date === other.starts?.date;
  return drafts.flatMap((draft, at) => {
    if (drafts.slice(at + 1).some((later) => isOfOne(draft, later))) return [];
    if (!drafts.slice(0, at).some((former) => isOfOne(former, draft))) return [draft];
    return [{ ...draft, unsure: new Set([...draft.unsure, "starts.time", "ends.time"]) }];
  });
}

function draftOf(
  leg: Leg,
  page: TextPage,
  { kind, places }: Journey,
  legs: readonly Leg[],
  at: number,
): Draft {
  const unsure = new Set<string>();
  const [from, to] = [placeOf(leg.from, kind, places), placeOf(leg.to, kind, places)];
  doubtEnds(leg, { from, to }, page, kind, places, unsure);
  const starts = timeOf(leg.from, zoneOfPlace(from, places, true));
  const ends =
    endOf(leg, starts, from, to, places, unsure) ??
    afterDuration(page, leg, legs[at + 1]?.line, starts, zoneOfPlace(to, places, true), unsure);
  if (starts !== undefined && ends !== undefined && isOddLength(kind, starts, ends, from, to)) {
    unsure.add("ends.date").add("ends.time");
  }
  if (leg.from.isDateSure !== true) unsure.add("starts.date").add("ends.date");
  const next = legs[at + 1]?.line ?? Number.POSITIVE_INFINITY;
  const first = Math.max(leg.line - 3, (legs[at - 1]?.lastLine ?? -1) + 1);
  const own = page.facts.filter(({ line }) => line >= first && line < next);
  const number = numberIn(page, legs.length > 1 ? leg.line : undefined);
  if (number?.isSure === false) unsure.add("number");
  const name = leg.service ?? bareFlightOf(page, leg, next, kind) ?? nameOf(own, page, kind);
  const isNumbered = kind === "flight" || kind === "train";
  // Where one has no number, another's may be its.
  const isSome = legs.some(({ service }) => service === undefined);
  if ((isSome && isNumbered) || name === page.sender) unsure.add("name");
  const travellers = travellersIn(page.facts);
  // Paid once for all legs: on the first of them.
  const price = at === 0 ? priceIn(page) : undefined;
  const lines = page.lines.slice(Math.max(0, leg.line - 1), legs.length === 1 ? undefined : next);
  const seats = page.facts.filter(({ label }) => label === "seat");
  const ofLeg = seats.length === legs.length ? seats.slice(at, at + 1) : own;
  const seat = seatIn(
    legs.length === 1 ? page.facts : ofLeg,
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

function placeOf(
  { code: printed, name, stop }: LegEnd,
  kind: BookingKind,
  places: PlaceTable,
): BookingPlace | undefined {
  if (printed === undefined && name === undefined) return undefined;
  const code = printed ?? (kind === "flight" ? places.airportNamed(name ?? "")?.code : undefined);
  const place = code === undefined ? { name: name ?? "" } : airportPlace(code, name, places);
  return stop === undefined ? place : { ...place, stop };
}

/** Ends are sure by their code, where they stand at their hour, or by a name that is known or stands there twice. */
function doubtEnds(
  leg: Leg,
  ends: { readonly from: BookingPlace | undefined; readonly to: BookingPlace | undefined },
  page: TextPage,
  kind: BookingKind,
  places: PlaceTable,
  unsure: Set<string>,
): void {
  const isSame = ends.from !== undefined && ends.from.name === ends.to?.name;
  for (const which of ["from", "to"] as const) {
    const { code, name = "" } = leg[which];
    if (isSame || ends.from === undefined || ends.to === undefined) unsure.add(`${which}.name`);
    if (code !== undefined || name === "") continue;
    const isKnown =
      kind === "flight"
        ? places.airportNamed(name)?.isSure === true
        : places.zoneOf(name) !== undefined || STATION.test(name) || isTwice(page.text, name);
    if (!isKnown) unsure.add(`${which}.name`);
  }
}

const STATION =
  /(?<!\p{L})(?:hbf|hauptbahnhof|bf|zob|station|gare|estación|stazione|centrale?|centraal|port|harbour|hafen|puerto|porto|terminal|airport|flughafen|busbahnhof|główny|hl\.? ?n|termini|bahnhof)(?!\p{L})/iu;

function isTwice(text: string, name: string): boolean {
  const first = text.indexOf(name);
  return first >= 0 && text.indexOf(name, first + name.length) >= 0;
}

/** The longest that journeys take, in hours. */
const LONGEST: Partial<Record<BookingKind, number>> = { flight: 20, train: 26, bus: 30, ferry: 40 };

/** Whether it takes longer than such a journey can, or less than the way allows. */
function isOddLength(
  kind: BookingKind,
  starts: LocalTime,
  ends: LocalTime,
  from: BookingPlace | undefined,
  to: BookingPlace | undefined,
): boolean {
  if (starts.time === undefined || ends.time === undefined) return false;
  const hours = hoursBetween(starts, ends);
  const km = kmBetween(from, to);
  if (km !== undefined && kind === "flight") {
    const expected = km / KM_AN_HOUR + GROUND_HOURS;
    return hours > expected * 2 + 1.5 || hours < km / FASTEST_KM_AN_HOUR;
  }
  return hours <= 0 || hours > (LONGEST[kind] ?? 40);
}

/** An arrival that is only told by how long it takes. */
function afterDuration(
  page: TextPage,
  leg: Leg,
  next: number | undefined,
  starts: LocalTime | undefined,
  zone: string | undefined,
  unsure: Set<string>,
): LocalTime | undefined {
  if (starts?.time === undefined || leg.to.time !== undefined) return undefined;
  const lines = page.lines.slice(leg.line, next ?? leg.lastLine + 4);
  const minutes = lines.map(({ text }) => minutesIn(text)).find((one) => one !== undefined);
  if (minutes === undefined) return undefined;
  unsure.add("ends.date").add("ends.time");
  const there = zone ?? starts.zone;
  const atMs = instantOf(starts) + minutes * 60_000;
  const utc = new Date(atMs).toISOString();
  const inUtc = { date: utc.slice(0, 10), time: utc.slice(11, 16) };
  if (there === undefined || starts.zone === undefined)
    return zone === undefined ? inUtc : { ...inUtc, zone };
  return inZone(inUtc, 0, there);
}

function timeOf({ date, time }: LegEnd, zone: string | undefined): LocalTime | undefined {
  if (date === undefined) return undefined;
  return { date, ...(time === undefined ? {} : { time }), ...(zone === undefined ? {} : { zone }) };
}

/** A jet's hours from one place to another, from gate to gate. */
const KM_AN_HOUR = 800;
const GROUND_HOURS = 0.6;
const FASTEST_KM_AN_HOUR = 1100;
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
  const km = kmBetween(from, to);
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

function kmBetween(from: BookingPlace | undefined, to: BookingPlace | undefined) {
  const [one, other] = [positionOf(from), positionOf(to)];
  return one && other && distanceKm(one, other);
}

const BARE_FLIGHT =
  /(?<!\p{L})(?:flight|flug|vol|vuelo|volo|voo|vlucht)\s?(?:#|no\.?|nr\.?|n[°º])?\s?(\d{2,4})(?![\d:./])/iu;

/** "Flight # 1183" in an airline's own mail. */
function bareFlightOf(page: TextPage, leg: Leg, next: number, kind: BookingKind) {
  if (kind !== "flight") return undefined;
  const code = airlineNamed(page.sender);
  const lines = page.lines.slice(Math.max(0, leg.line - 2), next);
  const number = lines
    .map(({ text }) => BARE_FLIGHT.exec(text)?.[1])
    .find((one) => one !== undefined);
  return code === undefined || number === undefined ? undefined : `${code} ${Number(number)}`;
}

/** What a bus or a ferry goes by where it has no number: its line, its ship, who runs it. */
function nameOf(own: readonly Fact[], page: TextPage, kind: BookingKind): string | undefined {
  const wanted = kind === "ferry" ? ["ship", "service"] : ["service", "ship"];
  for (const label of wanted) {
    const isName = (one: Fact) => one.label === label && one.value.length <= 60;
    const fact = own.findLast(isName) ?? page.facts.findLast(isName);
    if (fact === undefined) continue;
    const isLine = /^[A-Z]{0,2}\d{1,4}$/.test(fact.value);
    return isLine && page.sender !== "" ? `${page.sender} ${fact.value}` : fact.value.trim();
  }
  return page.sender === "" ? undefined : page.sender;
}
