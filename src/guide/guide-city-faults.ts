import { distanceKm, type Position } from "../domain/places/geo.ts";
import { parseOpeningHours } from "../domain/places/opening-hours.ts";
import { BUDGET_TITLES } from "../domain/trip/budget.ts";
import { guideCitySchema } from "./guide-city.ts";

const MIN_HOTELS = 10;
const MIN_PLACES = 40;
const MIN_DAY_TRIPS = 2;
const MIN_EATERIES = 8;
const MOST_DAY_TRIP_KM = 190;
/** Two entries nearer than this with the same category are taken for one place written twice. */
const SAME_ENTRY_KM = 0.025;

/**
 * What is wrong with a guide entry, one sentence a fault; an empty list when nothing is.
 * Beyond the schema: enough of everything, nothing twice, all of it inside the city's box,
 * prices and hours that a person would believe.
 */
export function guideCityFaults(entry: unknown): string[] {
  const parsed = guideCitySchema.safeParse(entry);
  if (!parsed.success) {
    return parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  }
  const city = parsed.data;
  const faults: string[] = [];
  const fault = (text: string) => faults.push(`${city.id}: ${text}`);
  const { dayTrips = [], eateries = [] } = city;
  const inTown = [...city.hotels, ...city.places, ...eateries];
  const everything = [...inTown, ...dayTrips];

  if (city.hotels.length < MIN_HOTELS) fault(`only ${city.hotels.length} hotels`);
  if (city.places.length < MIN_PLACES) fault(`only ${city.places.length} places`);
  if (dayTrips.length < MIN_DAY_TRIPS) fault(`only ${dayTrips.length} day trips`);
  if (eateries.length < MIN_EATERIES) fault(`only ${eateries.length} eateries`);
  if (city.asOf === undefined) fault("no asOf: when were its facts compared with their sources?");
  for (const level of BUDGET_TITLES) {
    const inLevel = city.hotels.filter((hotel) => hotel.budget === level);
    if (inLevel.length < 2) fault(`only ${inLevel.length} ${level} hotels`);
  }
  for (const field of ["id", "name"] as const) {
    for (const twice of repeated(everything.map((one) => one[field].toLowerCase()))) {
      fault(`${field} twice: ${twice}`);
    }
  }

  const inside = (at: Position) =>
    at.lat >= city.bounds.south &&
    at.lat <= city.bounds.north &&
    at.lon >= city.bounds.west &&
    at.lon <= city.bounds.east;
  if (!inside(city.centre)) fault("its centre is outside its own bounds");
  const corner = { lat: city.bounds.south, lon: city.bounds.west };
  const opposite = { lat: city.bounds.north, lon: city.bounds.east };
  if (distanceKm(corner, opposite) > 80) fault("bounds wider than 80 km");
  for (const { name, at } of dayTrips) {
    const km = distanceKm(city.centre, at);
    if (km > MOST_DAY_TRIP_KM) fault(`${name} is ${Math.round(km)} km away`);
  }
  for (const one of inTown) {
    if (!inside(one.at)) fault(`${one.name} is outside the city's bounds`);
  }
  for (const [index, place] of city.places.entries()) {
    for (const other of city.places.slice(index + 1)) {
      if (place.category === other.category && distanceKm(place.at, other.at) < SAME_ENTRY_KM) {
        fault(`${place.name} and ${other.name} are the same ${place.category}`);
      }
    }
  }

  for (const hotel of city.hotels) {
    const { low, high } = hotel.pricePerNight;
    if (low <= 0 || high < low || high > low * 4) fault(`${hotel.name}: prices ${low} to ${high}`);
  }
  const meanPrice = BUDGET_TITLES.map((level) => {
    const inLevel = city.hotels.filter((hotel) => hotel.budget === level);
    return inLevel.reduce((sum, hotel) => sum + hotel.pricePerNight.low, 0) / inLevel.length;
  });
  if (meanPrice.some((price, level) => price < (meanPrice[level - 1] ?? 0))) {
    fault(`a dearer level costs less: ${meanPrice.map(Math.round).join(", ")}`);
  }

  const sentences = /[.!?](?:\s|$)/g;
  for (const group of new Set(city.places.map(({ ticketGroup }) => ticketGroup))) {
    const members = city.places.filter(({ ticketGroup }) => ticketGroup === group);
    if (group === undefined) continue;
    if (members.length < 2) fault(`${group} is a ticket for one place`);
    if (new Set(members.map(({ ticketPrice }) => ticketPrice)).size > 1)
      fault(`${group} is one ticket with several prices`);
  }
  for (const place of [...city.places, ...dayTrips]) {
    if ((place.details.match(sentences)?.length ?? 0) !== 2)
      fault(`${place.name}: not two sentences`);
    if (place.hours !== undefined) {
      const week = parseOpeningHours(place.hours) ?? [];
      const openDays = week.filter((day) => day.length > 0);
      if (openDays.length === 0) fault(`${place.name} is never open`);
      for (const [open, close] of openDays.flat()) {
        if (close - open < Math.min(60, place.visitMinutes)) {
          fault(`${place.name} closes before a visit is over`);
        }
      }
      const longest = Math.max(0, ...openDays.flat().map(([open, close]) => close - open));
      if (longest < place.visitMinutes) fault(`${place.name}: no opening holds a whole visit`);
    }
  }
  const withHours = city.places.filter((place) => place.hours !== undefined).length;
  if (withHours < city.places.length * 0.8) fault(`hours known for ${withHours} places only`);
  const mustSees = city.places.filter((place) => place.mustSee).length;
  if (mustSees < 5 || mustSees > 12) fault(`${mustSees} must-sees`);
  const categories = new Set(city.places.map((place) => place.category));
  if (categories.size < 6) fault(`only ${categories.size} categories`);
  return faults;
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
