import { weekdayOf } from "../../calendar-date.ts";
import { coordinatesText } from "../../places/coordinates.ts";
import type { PlaceCategory } from "../../places/place-category.ts";
import { ownPlace } from "../../trip/own-place.ts";
import type { Place } from "../../trip/trip.ts";
import { nameKey } from "../ground/match-name.ts";
import { type KnownCity, type KnownEatery, type KnownPlace, placesOf } from "../known-city.ts";
import type { SavedDay, SavedTrip } from "../reading/planned-trip.ts";
import { daysOf } from "../reading/read-trip.ts";
import { weekOf } from "../visits/visit-starts.ts";
import { describePlace } from "../writing/describe-place.ts";

const MOST = 8;

/**
 * Places of the city that no day of a trip has yet, by words of their name, their kind or what is said of them; the
 * best known of each first, and then places to eat by their name or kind. At most eight, without ids of the trip and without hours.
 *
 * @param day the day that it is for: places of its town, each with the weekday that finds it shut, if that is the day's.
 * @param kinds that the words stand for in the traveller's language.
 */
export function searchPlaces(
  trip: SavedTrip,
  text: string,
  day?: SavedDay,
  kinds: readonly PlaceCategory[] = [],
): Place[] {
  const base = day?.text.base;
  const city = (base === undefined ? undefined : trip.city?.bases?.[base]) ?? trip.city;
  const wanted = nameKey(text);
  if (city === undefined || wanted === "") return [];
  const planned = daysOf(trip).flatMap(({ places }) => places);
  const taken = new Set(planned.map(({ known }) => known));
  const places = placesOf(city)
    .map((known) => ({ known, rank: rankOf(known, wanted, kinds) }))
    .filter(({ known, rank }) => rank > 0 && !taken.has(known))
    .toSorted((a, b) => b.rank - a.rank || b.known.popularity - a.known.popularity)
    .map(({ known }) => ({ ...describePlace(known, city), ...closedThat(day, known) }));
  return [...places.slice(0, MOST), ...eateriesFor(trip, city, wanted)].slice(0, MOST);
}

function closedThat(day: SavedDay | undefined, known: KnownPlace): Pick<Place, "notOn"> {
  if (day?.date === undefined) return {};
  const weekday = weekdayOf(day.date);
  return weekOf(known, day.date)[weekday]?.length === 0 ? { notOn: [weekday] } : {};
}

/** For a stop, not for a meal: when it is open then nobody looks. */
function eateriesFor(trip: SavedTrip, { eateries = [] }: KnownCity, wanted: string): Place[] {
  const taken = new Set(
    daysOf(trip).flatMap(({ text: { plan, meals = [] } }) =>
      [...plan, ...meals].map(({ placeName }) => placeName),
    ),
  );
  const isNamed = ({ name }: KnownEatery) => nameKey(name).includes(wanted);
  return eateries
    .filter((one) => !taken.has(one.name) && (isNamed(one) || nameKey(one.kind).includes(wanted)))
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
    .map(({ name, details, at }) =>
      ownPlace(name, coordinatesText(at), {
        ...{ placeDetails: details, hoursUnknown: true, notVerified: false },
      }),
    );
}

/** 3: it is in a name; 2: it is the kind; 1: it is said of it; 0: none of these. */
function rankOf(
  { name, otherNames = [], category, details = "" }: KnownPlace,
  wanted: string,
  kinds: readonly PlaceCategory[],
): number {
  if ([name, ...otherNames].some((one) => nameKey(one).includes(wanted))) return 3;
  if (kinds.includes(category) || nameKey(category).includes(wanted)) return 2;
  return nameKey(details).includes(wanted) ? 1 : 0;
}
