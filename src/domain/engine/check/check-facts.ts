import { parsePrice } from "../../money/parse-price.ts";
import { distanceKm } from "../../places/geo.ts";
import { type CheckFigure, checkFigure } from "../../plan/check-list.ts";
import { mayBeEmpty } from "../../trip/day-pace.ts";
import { SAME_TICKET } from "../ground/same-ticket.ts";
import { repeatedPlaces } from "../reading/find-duplicate.ts";
import { SAME_PLACE_KM } from "../reading/match-known.ts";
import type { PlannedHotel, PlannedPlace } from "../reading/planned-trip.ts";
import type { CheckedVisit } from "./checked-days.ts";
import type { CheckedTrip } from "./checked-trip.ts";

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
export function* checkFacts(trip: CheckedTrip): Generator<void, CheckFigure[], void> {
  const { visits } = trip;
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
    checkFigure("duplicates", (yield* repeatedPlaces(visits)).length),
  ];
}

/** Whether the guide knows it, and at the spot where the document has it. */
export function isVerified({ known, position: { said } }: PlannedHotel | PlannedPlace): boolean {
  return known !== undefined && said !== undefined && distanceKm(known.at, said) <= SAME_PLACE_KM;
}

/** The traveller's, of which the guide knows nothing. */
export function isOwn({ text, known }: PlannedHotel | PlannedPlace): boolean {
  return text.isOwn === true && known === undefined;
}

function completeness({ hotels, city }: CheckedTrip, visits: readonly CheckedVisit[]): number {
  const facts = [
    ...hotels
      .filter((hotel) => !isOwn(hotel))
      .flatMap(({ text, position: { said } }) => [
        isSaid(text.hotelName),
        isSaid(text.hotelAddress),
        isPrice(text.price),
        isSaid(text.rating),
        isSaid(text.description),
        said !== undefined,
      ]),
    // Of what is only booked nobody knows more than when.
    ...visits
      .filter(({ text }) => !(text.isOwn && text.isBooked))
      .flatMap(({ text, position: { said } }) => [
        isSaid(text.placeName),
        isSaid(text.placeDetails),
        isPrice(text.ticketsPricing),
        text.leg !== undefined || TRAVEL.test(text.timeToTravel),
        text.visit !== undefined || TIME.test(text.bestTime),
        said !== undefined,
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
  return parsePrice(text) !== undefined || PRICE_NOT_KNOWN.test(text) || text === SAME_TICKET;
}

/** Days more or fewer than asked for, and empty ones that the traveller did not make. */
function dayFaults({ daysAsked, days, mayBeFree }: CheckedTrip): number {
  const empty = mayBeFree
    ? 0
    : days.filter((day) => day.visits.length === 0 && !mayBeEmpty(day.pace)).length;
  return Math.abs(days.length - (daysAsked ?? days.length)) + empty;
}

function checkPositions(
  { city }: CheckedTrip,
  everything: readonly (PlannedHotel | PlannedPlace)[],
): CheckFigure[] {
  if (city === undefined) return [];
  const offKm: number[] = [];
  let outOfTown = 0;
  for (const { known, position, text } of everything) {
    const { said } = position;
    // Where a traveller stays is their choice.
    const isOwnHotel = "hotelName" in text && text.isOwn === true;
    if (said === undefined || isOwnHotel) continue;
    const isDayTrip = known !== undefined && "way" in known && known.way !== undefined;
    if (!isDayTrip && distanceKm(said, city.centre) > OUT_OF_TOWN_KM) outOfTown += 1;
    if (known !== undefined) offKm.push(distanceKm(known.at, said));
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
