import { type KnownCity, placesOf } from "../../src/domain/engine/known-city.ts";
import { plainText } from "../../src/domain/plain-text.ts";
import type { Trip } from "../../src/domain/trip/trip.ts";
import { nameIndex } from "../../src/domain/wishes/language/said-names.ts";
import { mealsOf } from "../../src/domain/wishes/read-wishes.ts";
import type { About } from "../../src/domain/wishes/reader/parts.ts";
import { namedTables, wishedPlaces } from "../../src/domain/wishes/wished-places.ts";
import { romeTrip } from "../../test/fixtures/wishes/rome-trip.ts";
import { GUIDE_CITIES } from "../../test/support/guide.ts";
import { storedTrip } from "../../test/support/plans/stored-trip.ts";
import { TRIPS } from "./trips.ts";

const known = new Map<string, About>();

/** What a marked sentence is read beside: "form:Rome", "trip:E" of `trips.ts`, and "trip:FIX" for the tests' trip of Rome. */
export function saidWhere(where: string): About {
  const before = known.get(where);
  if (before !== undefined) return before;
  const [kind, of = ""] = where.split(":");
  const about = kind === "form" ? onForm(of) : onTrip(of);
  known.set(where, about);
  return about;
}

function onForm(name: string): About {
  const city = cityOf(name);
  const places = (city === undefined ? [] : placesOf(city)).map(
    ({ name: called, otherNames }, at) =>
      ({ id: String(at), name: called, otherNames, in: "guide" }) as const,
  );
  return { names: nameIndex(places, true, [], name), isOfForm: true };
}

function onTrip(letter: string): About {
  if (letter === "FIX") {
    const { trip, city } = romeTrip();
    return besideTrip(trip, city);
  }
  const { city: name, request } = TRIPS[letter as keyof typeof TRIPS];
  const city = cityOf(name);
  if (city === undefined) throw new Error(`no city ${name}`);
  return besideTrip(storedTrip(city, request), city);
}

function besideTrip(trip: Trip, city: KnownCity): About {
  const names = nameIndex(wishedPlaces(trip, city), false, namedTables(trip, city), city.name);
  return { names, isOfForm: false, mealAt: mealsOf(trip) };
}

function cityOf(name: string) {
  return GUIDE_CITIES.find((city) =>
    [city.name, ...city.aliases].some((one) => plainText(one) === plainText(name)),
  );
}
