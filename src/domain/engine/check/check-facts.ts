import { distanceKm } from "../../places/geo.ts";
import { SAME_PLACE_KM } from "../ground/match-known.ts";
import { nameKey } from "../ground/match-name.ts";
import { parsePrice } from "../ground/parse-price.ts";
import { repeatedPlaces } from "../ground/repeated-places.ts";
import { type CheckFigure, checkFigure } from "./check-figure.ts";
import type { ParsedDay, ParsedHotel, ParsedTrip, ParsedVisit } from "./parse-trip.ts";

const FAR_OFF_KM = 1;
const OUT_OF_TOWN_KM = 40;
/** A time, or a part of the day. */
const TIME =
  /\d{1,2}[:.h]\d\d|\d\s*[ap]\.?m|morning|midday|noon|sunset|sunrise|dawn|dusk|evening|night|any ?time|all day/i;
/** A number of minutes, hours, kilometres or miles. */
const TRAVEL = /\d\s*-?(?:h\b|hrs?\b|hours?\b|m\b|min|km|mi\b|miles?\b)/i;
/** Saying that a price is not known is not the same as leaving it out. */
const PRICE_NOT_KNOWN = /not known|unknown|varies|not sure/i;

/** The checks of facts: is all of it there, real, where it says, and there once? Yields at each place. */
export function* checkFacts(trip: ParsedTrip): Generator<void, CheckFigure[], void> {
  const visits = trip.days.flatMap((day) => day.visits);
  const everything = [...trip.hotels, ...visits];
  // Of their own places travellers need tell nobody more than they like.
  const others = visits.filter((visit) => !isOwn(visit));
  const told = [...trip.hotels.filter((hotel) => !isOwn(hotel)), ...others];
  return [
    checkFigure("completeness", completeness(trip, others)),
    checkFigure("dayCount", dayFaults(trip)),
    ...(trip.city === undefined || told.length === 0
      ? []
      : [checkFigure("knownPlaces", (100 * told.filter(isVerified).length) / told.length)]),
    ...checkPositions(trip, everything),
    checkFigure("duplicates", yield* countRepeats(trip.days)),
  ];
}

/** Whether the guide knows it, and at the spot where the document has it. */
export function isVerified({ known, saidAt }: ParsedHotel | ParsedVisit): boolean {
  return (
    known !== undefined && saidAt !== undefined && distanceKm(known.at, saidAt) <= SAME_PLACE_KM
  );
}

/** The traveller's, of which the guide knows nothing. */
export function isOwn({ text, known }: ParsedHotel | ParsedVisit): boolean {
  return text.isOwn === true && known === undefined;
}

function completeness({ hotels, city }: ParsedTrip, visits: readonly ParsedVisit[]): number {
  const facts = [
    ...hotels
      .filter((hotel) => !isOwn(hotel))
      .flatMap(({ text, saidAt }) => [
        isSaid(text.hotelName),
        isSaid(text.hotelAddress),
        isPrice(text.price),
        isSaid(text.rating),
        isSaid(text.description),
        saidAt !== undefined,
      ]),
    ...visits.flatMap(({ text, saidAt }) => [
      isSaid(text.placeName),
      isSaid(text.placeDetails),
      isPrice(text.ticketsPricing),
      text.leg !== undefined || TRAVEL.test(text.timeToTravel),
      text.visit !== undefined || TIME.test(text.bestTime),
      saidAt !== undefined,
    ]),
    // Open data may know of none.
    hotels.length > 0 || city?.hotels.length === 0,
  ];
  return (100 * facts.filter(Boolean).length) / facts.length;
}

function isSaid(text: string): boolean {
  return text.trim() !== "";
}

function isPrice(text: string): boolean {
  return parsePrice(text) !== undefined || PRICE_NOT_KNOWN.test(text);
}

/** Days more or fewer than asked for, and empty ones that the traveller did not make. */
function dayFaults({ selection, days, mayBeFree }: ParsedTrip): number {
  const wanted = Number.parseInt(String(selection.noOfDays), 10);
  const empty = mayBeFree ? 0 : days.filter(({ visits }) => visits.length === 0).length;
  return (Number.isNaN(wanted) ? 0 : Math.abs(days.length - wanted)) + empty;
}

function checkPositions(
  { city }: ParsedTrip,
  everything: readonly (ParsedHotel | ParsedVisit)[],
): CheckFigure[] {
  if (city === undefined) return [];
  const offKm: number[] = [];
  let outOfTown = 0;
  for (const { known, saidAt } of everything) {
    if (saidAt === undefined) continue;
    const isDayTrip = known !== undefined && "way" in known && known.way !== undefined;
    if (!isDayTrip && distanceKm(saidAt, city.centre) > OUT_OF_TOWN_KM) outOfTown += 1;
    if (known !== undefined) offKm.push(distanceKm(known.at, saidAt));
  }
  if (offKm.length === 0 && outOfTown === 0) return [];
  const farOff = offKm.filter((km) => km > FAR_OFF_KM).length;
  return [checkFigure("positions", 1000 * median(offKm), farOff === 0 && outOfTown === 0)];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle - 1), Math.floor(middle) + 1);
  return (low + high) / 2;
}

function* countRepeats(days: readonly ParsedDay[]): Generator<void, number, void> {
  const places = days
    .flatMap((day) => day.visits)
    .map(({ text, known, at, category }) => {
      const name = text.placeName;
      return { name, key: nameKey(name), known, at, category };
    });
  return (yield* repeatedPlaces(places)).length;
}
