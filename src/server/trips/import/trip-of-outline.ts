import { isCalendarDate } from "../../../domain/calendar-date.ts";
import { knownFinder } from "../../../domain/engine/reading/match-known.ts";
import { describePlace } from "../../../domain/engine/writing/describe-place.ts";
import { AppError } from "../../../domain/errors/app-error.ts";
import type { Outline, OutlinePlace } from "../../../domain/files/outline.ts";
import { LIMITS } from "../../../domain/limits.ts";
import { coordinatesText } from "../../../domain/places/coordinates.ts";
import { distanceKm, type Position } from "../../../domain/places/geo.ts";
import type { Hotel, ItineraryDay, Place, TripDraft } from "../../../domain/trip/trip.ts";
import { heroOf } from "../../../guide/choose-drawing.ts";
import { cityLabel, findCity } from "../../../guide/find-city.ts";
import type { Guide, GuideEntry } from "../../../guide/guide.ts";
import type { GuideCity } from "../../../guide/guide-city.ts";

/** A file whose places are on the whole so near to a city of the guide is of that city. */
const CITY_KM = 25;
/** For a file that names no days and has no more places than these hold. */
const PLACES_A_DAY = 4;
const ISO_DATE = /\d{4}-\d\d-\d\d/;

/**
 * A trip of what a file says, in its order and without hours. A place that the guide knows gets its facts; any other
 * is the traveller's own. It yields at each place, which is compared with all that the guide knows.
 *
 * @param label of its destination.
 * @param city what the guide knows of the destination.
 */
export function* tripOfOutline(
  outline: Outline,
  label: string,
  city: GuideCity | undefined,
): Generator<void, TripDraft, void> {
  const spread = outline.days.length === 0;
  const days = spread ? spreadOut(outline.others) : outline.days;
  const placeOf = placeMaker(city);
  function* placesOf(places: readonly OutlinePlace[]) {
    const made: Place[] = [];
    for (const place of places) {
      yield;
      made.push(placeOf(place));
    }
    return made;
  }
  const startDate = ISO_DATE.exec(days[0]?.name ?? "")?.[0] ?? "";
  // A folder of many pins is no day: what doesn't fit is kept, and said.
  const surplus = days.flatMap(({ places }) => places.slice(LIMITS.day.places));
  const setAside = yield* placesOf([...surplus, ...(spread ? [] : outline.others)]);
  const itinerary: ItineraryDay[] = [];
  for (const [index, { name, places }] of days.entries()) {
    const plan = yield* placesOf(places.slice(0, LIMITS.day.places));
    itinerary.push(dayOf(name, index, plan));
  }
  return {
    userSelection: {
      location: { label },
      noOfDays: days.length,
      traveler: "2",
      budget: "Standard",
      ...(isCalendarDate(startDate) ? { startDate } : {}),
    },
    tripData: {
      hotels: outline.hotels.map(hotelOf),
      itinerary,
      notes: [
        { code: "imported" },
        ...(spread ? [{ code: "importedSpread" }] : []),
        ...(surplus.length === 0
          ? []
          : [{ code: "importedAside", values: { places: surplus.length } }]),
      ],
      ...(setAside.length === 0 ? {} : { setAside }),
    },
    ...(outline.name === "" || outline.name === label ? {} : { title: outline.name }),
    ...(city === undefined ? {} : { timeZone: city.timeZone, hero: heroOf(city) }),
  };
}

/**
 * Where a file's trip goes, and that city of the guide.
 *
 * @param destination as the traveller gives it; "" leaves it to the file.
 * @throws AppError `import_destination_missing`.
 */
export function whereIs(
  { name, days, others }: Outline,
  destination: string,
  guide: Guide,
): { readonly label: string; readonly entry: GuideEntry | undefined } {
  if (destination !== "") return { label: destination, entry: findCity(guide, destination) };
  const spots = [...days.flatMap(({ places }) => places), ...others].flatMap(({ at }) => at ?? []);
  const near = spots.length === 0 ? undefined : cityNear(middleOf(spots), guide);
  const entry = findCity(guide, name) ?? near;
  if (entry === undefined) throw new AppError("import_destination_missing");
  return { label: cityLabel(entry), entry };
}

function cityNear(middle: Position, guide: Guide): GuideEntry | undefined {
  return guide
    .map((city) => ({ city, km: distanceKm(city.centre, middle) }))
    .filter(({ km }) => km <= CITY_KM)
    .toSorted((one, other) => one.km - other.km)[0]?.city;
}

/** The middle one by latitude and by longitude, which a stray place doesn't move. */
function middleOf(spots: readonly Position[]): Position {
  const middle = (values: number[]) =>
    values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  return { lat: middle(spots.map(({ lat }) => lat)), lon: middle(spots.map(({ lon }) => lon)) };
}

function spreadOut(places: readonly OutlinePlace[]): Outline["days"] {
  const perDay = Math.max(PLACES_A_DAY, Math.ceil(places.length / LIMITS.trip.days));
  return Array.from({ length: Math.ceil(places.length / perDay) }, (_, day) => ({
    name: "",
    places: places.slice(day * perDay, (day + 1) * perDay),
  }));
}

function placeMaker(city: GuideCity | undefined) {
  const find = knownFinder(city);
  return ({ name, details, at }: OutlinePlace): Place => {
    const known = find.place(
      { name, guideId: undefined },
      at === undefined
        ? { kind: "missing", said: at }
        : { kind: "plausible", said: at, at, isSwapped: false },
    );
    if (known !== undefined && city !== undefined) {
      const ours = describePlace(known, city);
      return { ...ours, placeName: name, ...(details === "" ? {} : { placeDetails: details }) };
    }
    return {
      placeName: name,
      placeDetails: details,
      placeImageURL: "",
      geoCoordinates: at === undefined ? "" : coordinatesText(at),
      ticketsPricing: "",
      timeToTravel: "",
      bestTime: "",
      hoursUnknown: true,
      notVerified: true,
      isOwn: true,
    };
  };
}

function hotelOf({ name, details, at }: OutlinePlace): Hotel {
  return {
    hotelName: name,
    hotelAddress: "",
    price: "",
    hotelImageURL: "",
    geoCoordinates: at === undefined ? "" : coordinatesText(at),
    rating: "",
    description: details,
  };
}

/** The file's name for the day is kept as its note, where that says more than its number and date. */
function dayOf(name: string, index: number, plan: Place[]): ItineraryDay {
  const day = `Day ${index + 1}`;
  const rest = name
    .replace(day, "")
    .replace(ISO_DATE, "")
    .replace(/^[\s,:–-]+/, "")
    .trim();
  return { day, plan, ...(rest === "" ? {} : { note: name }) };
}
