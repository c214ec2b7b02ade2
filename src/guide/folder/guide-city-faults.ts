import { isTimeZone } from "../../domain/export/calendar-zone.ts";
import { distanceKm, type Position } from "../../domain/places/geo.ts";
import { parseOpeningHours } from "../../domain/places/opening-hours.ts";
import { plainText } from "../../domain/plain-text.ts";
import { BUDGET_TITLES } from "../../domain/trip/budget.ts";
import { currencyOfCountry } from "../currency-of-country.ts";
import { nightPriceFaults, repeated, twinFaults } from "../entry-faults.ts";
import type { GuideCity } from "../guide-city.ts";
import { holidaysOf } from "../holidays.ts";
import { boxHas, diagonalKm } from "../open/box.ts";

const MIN_HOTELS = 10;
const MIN_PLACES = 40;
const MIN_DAY_TRIPS = 2;
const MIN_EATERIES = 8;
const MAX_DAY_TRIP_KM = 190;
/** One visit: its parts are a walk apart at most. */
const MAX_GROUP_KM = 1.5;
/** So near to a day trip, a place to eat is for those who are there. */
const AT_DAY_TRIP_KM = 3;
const SENTENCES = /[.!?](?:\s|$)/g;

/**
 * A city's faults beyond the form of its files, one sentence each: enough of everything, nothing twice, all
 * of it inside the city's box, prices and hours that a person would believe.
 */
export function guideCityFaults(city: GuideCity): string[] {
  return [
    ...countryFaults(city),
    ...countFaults(city),
    ...positionFaults(city),
    ...priceFaults(city),
    ...placeFaults(city),
    ...nameFaults(city),
    ...groupFaults(city),
    ...eventFaults(city),
  ];
}

function* countryFaults(city: GuideCity): Generator<string> {
  const { countryCode, currency, timeZone, holidayRegion = countryCode } = city;
  const usual = currencyOfCountry(countryCode);
  if (usual !== currency) yield `currencies.json has ${usual ?? "nothing"} for ${countryCode}`;
  if (!isTimeZone(timeZone)) yield `no time zone ${timeZone}`;
  if (holidaysOf(holidayRegion).size === 0) yield `holidays.json has no ${holidayRegion}`;
}

function* countFaults(city: GuideCity): Generator<string> {
  const { hotels, places, dayTrips, eateries } = city;
  if (hotels.length < MIN_HOTELS) yield `only ${hotels.length} hotels`;
  if (places.length < MIN_PLACES) yield `only ${places.length} places`;
  if (dayTrips.length < MIN_DAY_TRIPS) yield `only ${dayTrips.length} day trips`;
  if (eateries.length < MIN_EATERIES) yield `only ${eateries.length} eateries`;
  for (const level of BUDGET_TITLES) {
    const inLevel = hotels.filter((hotel) => hotel.budget === level);
    if (inLevel.length < 2) yield `only ${inLevel.length} ${level} hotels`;
  }
  const everything = [...hotels, ...places, ...eateries, ...dayTrips];
  for (const field of ["id", "name"] as const) {
    for (const twice of repeated(everything.map((one) => one[field].toLowerCase()))) {
      yield `${field} twice: ${twice}`;
    }
  }
  const withHours = places.filter((place) => place.hours !== undefined).length;
  if (withHours < places.length * 0.8) yield `hours known for ${withHours} places only`;
  const mustSees = places.filter((place) => place.mustSee).length;
  if (mustSees < 5 || mustSees > 12) yield `${mustSees} must-sees`;
  const categories = new Set(places.map((place) => place.category));
  if (categories.size < 6) yield `only ${categories.size} categories`;
}

function* positionFaults(city: GuideCity): Generator<string> {
  const isInside = (at: Position) => boxHas(city.bounds, at);
  if (!isInside(city.centre)) yield "its centre is outside its own bounds";
  if (diagonalKm(city.bounds) > 80) yield "bounds wider than 80 km";
  for (const { name, at } of city.dayTrips) {
    const km = distanceKm(city.centre, at);
    if (km > MAX_DAY_TRIP_KM) yield `${name} is ${Math.round(km)} km away`;
  }
  const isAtDayTrip = (at: Position) =>
    city.dayTrips.some((trip) => distanceKm(trip.at, at) < AT_DAY_TRIP_KM);
  const eateries = city.eateries.filter(({ at }) => !isAtDayTrip(at));
  for (const { name, at } of [...city.hotels, ...city.places, ...eateries]) {
    if (!isInside(at)) yield `${name} is outside the city's bounds`;
  }
  yield* twinFaults(city.places);
}

function* priceFaults({ hotels, places }: GuideCity): Generator<string> {
  yield* nightPriceFaults(hotels);
  const meanPrice = BUDGET_TITLES.map((level) => {
    const inLevel = hotels.filter((hotel) => hotel.budget === level);
    return inLevel.reduce((sum, hotel) => sum + hotel.pricePerNight.low, 0) / inLevel.length;
  });
  if (meanPrice.some((price, level) => price < (meanPrice[level - 1] ?? 0))) {
    yield `a dearer level costs less: ${meanPrice.map(Math.round).join(", ")}`;
  }
  for (const group of new Set(places.flatMap(({ ticketGroup }) => ticketGroup ?? []))) {
    const members = places.filter(({ ticketGroup }) => ticketGroup === group);
    if (members.length < 2) yield `${group} is a ticket for one place`;
  }
}

function* groupFaults({ places }: GuideCity): Generator<string> {
  for (const group of new Set(places.flatMap(({ visitGroup }) => visitGroup ?? []))) {
    const members = places.filter(({ visitGroup }) => visitGroup === group);
    if (members.length < 2) yield `${group} is a group of one place`;
    const apart = members.some((a) => members.some((b) => distanceKm(a.at, b.at) > MAX_GROUP_KM));
    if (apart) yield `${group} is a group wider than ${MAX_GROUP_KM} km`;
  }
}

function* eventFaults({ events = [], places, dayTrips }: GuideCity): Generator<string> {
  const ids = new Set([...places, ...dayTrips].map(({ id }) => id));
  for (const { name, closes = [], opensLate, visits = [] } of events) {
    for (const id of closes) if (!ids.has(id)) yield `${name} closes ${id}, which is no place`;
    for (const id of opensLate?.ids ?? [])
      if (!ids.has(id)) yield `${name} opens ${id} late, which is no place`;
    for (const { id } of visits) if (!ids.has(id)) yield `${name} visits ${id}, which is no place`;
  }
}

function* placeFaults({ places, dayTrips, events = [] }: GuideCity): Generator<string> {
  // Open only at an event, or shut for years, as an event says.
  const atEvents = new Set(
    events.flatMap(({ visits = [], closes = [] }) => [...visits.map(({ id }) => id), ...closes]),
  );
  for (const { id, name, details, hours, visitMinutes } of [...places, ...dayTrips]) {
    if ((details.match(SENTENCES)?.length ?? 0) !== 2) yield `${name}: not two sentences`;
    if (hours === undefined || (hours === "off" && atEvents.has(id))) continue;
    const openings = (parseOpeningHours(hours) ?? []).flat();
    if (openings.length === 0) yield `${name} is never open`;
    if (openings.some(([open, close]) => close - open < Math.min(60, visitMinutes)))
      yield `${name} closes before a visit is over`;
    const longest = Math.max(0, ...openings.map(([open, close]) => close - open));
    if (longest < visitMinutes) yield `${name}: no opening holds a whole visit`;
  }
}

/** A name that two places go by means neither. */
function* nameFaults({ places, dayTrips, hotels, eateries }: GuideCity): Generator<string> {
  for (const { name, localName } of [...places, ...dayTrips, ...hotels, ...eateries]) {
    if (localName === name) yield `${name}: localName is for another name`;
  }
  const names = [...places, ...dayTrips].flatMap(({ name, otherNames = [] }) => [
    ...new Set([name, ...otherNames].map(plainText)),
  ]);
  for (const name of repeated(names)) yield `two places are called ${name}`;
}
