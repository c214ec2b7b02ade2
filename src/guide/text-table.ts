import { ownField } from "../domain/own-field.ts";
import { shortHash } from "../domain/short-hash.ts";
import type { CityTexts } from "./folder/city-texts.ts";
import type { GuideCity } from "./guide-city.ts";

/** A translation may be longer than its English by this factor, and a short one by some letters: rows have room for that. */
const LONGER_AT_MOST = 1.6;
const LETTERS_MORE = 20;

/** An English text and what it is called in the faults. */
type Said = {
  readonly what: string;
  readonly english: string | undefined;
  readonly own: string | undefined;
};

/**
 * A city's texts in another language by the hashes of the English ones, and what is wrong with them, one sentence a fault.
 */
export function textTable(
  city: GuideCity,
  texts: CityTexts,
): { readonly byHash: Readonly<Record<string, string>>; readonly faults: readonly string[] } {
  const faults = unknownKeys(city, texts);
  const byHash: Record<string, string> = {};
  const englishOf = new Map<string, string>();
  for (const { what, english = "", own = "" } of [
    ...saidOfCity(city, texts),
    ...saidOfSpots(city, texts),
  ]) {
    if (english === "" || own === "") continue;
    if (own.length > Math.max(english.length * LONGER_AT_MOST, english.length + LETTERS_MORE))
      faults.push(`${what} has ${own.length} letters for ${english.length}`);
    const hash = shortHash(english);
    const before = englishOf.get(hash);
    if (before !== undefined && before !== english)
      faults.push(`${what}: "${english}" has the hash of "${before}"; change one of them`);
    else if (before !== undefined && byHash[hash] !== own)
      faults.push(`${what}: "${english}" is "${own}" here and "${byHash[hash]}" elsewhere`);
    englishOf.set(hash, english);
    byHash[hash] = own;
  }
  return { byHash, faults };
}

function saidOfCity(city: GuideCity, texts: CityTexts): Said[] {
  const { events = {}, quarters = {}, stations = {} } = texts;
  const names = (own: Readonly<Record<string, string>>): Said[] =>
    Object.entries(own).map(([english, name]) => ({ what: english, english, own: name }));
  return [
    { what: "intro", english: city.intro, own: texts.intro },
    ...(city.events ?? []).flatMap(({ name, note }): Said[] => {
      const own = ownField(events, name);
      return [
        { what: name, english: name, own: own?.name },
        { what: `${name} note`, english: note, own: own?.note },
      ];
    }),
    ...names(quarters),
    ...names(stations),
  ];
}

function saidOfSpots(city: GuideCity, { places = {} }: CityTexts): Said[] {
  const hotels = city.hotels.map(({ id, name, description }) => ({
    id,
    name,
    details: description,
  }));
  return [...city.places, ...city.dayTrips, ...hotels, ...city.eateries].flatMap(
    ({ id, name, details }): Said[] => {
      const own = ownField(places, id);
      return [
        { what: name, english: name, own: own?.name },
        { what: `${name} details`, english: details, own: own?.details },
      ];
    },
  );
}

/** Keys that say what the city doesn't have. */
function unknownKeys(city: GuideCity, texts: CityTexts): string[] {
  const { places, dayTrips, hotels, eateries, events = [] } = city;
  const sights = [...places, ...dayTrips];
  const known: Readonly<Record<string, readonly (string | undefined)[]>> = {
    events: events.map(({ name }) => name),
    quarters: sights.map(({ quarter }) => quarter),
    stations: dayTrips.map(({ way }) => way.from),
    places: [...sights, ...hotels, ...eateries].map(({ id }) => id),
  };
  const { events: ofEvents = {}, quarters = {}, stations = {}, places: ofPlaces = {} } = texts;
  const own = { events: ofEvents, quarters, stations, places: ofPlaces };
  return Object.entries(own).flatMap(([field, entries]) =>
    Object.keys(entries)
      .filter((key) => known[field]?.includes(key) !== true)
      .map((key) => `${field}: the city has no "${key}"`),
  );
}
