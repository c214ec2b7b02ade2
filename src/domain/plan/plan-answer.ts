import { LIMITS } from "../limits.ts";
import type { Hotel, ItineraryDay, Place, TripData } from "../trip/trip.ts";
import { type JsonObject, type JsonValue, readTolerantJson } from "./tolerant-json.ts";

/** A model's answer is read as data only: unknown keys go, everything becomes short plain text. */
const MAX_TEXT_LENGTH = 1200;
/** Within what trip.ts takes for addresses, prices and times. */
const MAX_SHORT_LENGTH = 300;
const MAX_NAME_LENGTH = 200;
/** Two numbers, whatever stands around them. */
const MAX_COORDINATES_LENGTH = 60;
const MAX_ADDRESS_LENGTH = 500;
const MAX_KEY_LENGTH = 60;
const MAX_HOTELS = 12;
const MAX_DAYS = LIMITS.trip.days;
const MAX_PLACES_A_DAY = 12;
const MAX_NOTES = 12;
/** How many brackets are tried before the plan's own; more is no prose. */
const MAX_TRIES = 50;

export type PlanAnswer = Omit<TripData, "notes"> & {
  /** The model's own words. */
  readonly notes?: string[];
  /** Whether the answer ended where JSON ends; false when it was cut off. */
  readonly whole: boolean;
};

export type PlanAnswerProblem =
  /** Nothing in the text can be read as JSON. */
  | "not_json"
  /** It is JSON, but neither hotels nor days are in it. */
  | "wrong_shape";

export type ReadPlan =
  | { readonly ok: true; readonly plan: PlanAnswer }
  | { readonly ok: false; readonly problem: PlanAnswerProblem };

/**
 * Reads a model's answer (spec section 3, "AI answer shape") however it was written: any spelling of
 * a key (hotelName, HotelName, "Hotel name", hotel_name), code fences, prose around it, a nested
 * `tripData`, one object where a list belongs, numbers for texts, and notes after the JSON.
 * Cut-off answers give what is whole in them.
 */
export function readPlanAnswer(text: string): ReadPlan {
  let from = 0;
  let sawJson = false;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const read = readTolerantJson(text, from);
    if (read === undefined) break;
    const plan = findPlan(read.value, read.unclosed);
    if (plan !== undefined) {
      // Behind a plan that breaks off stands its own stump, not a note.
      const prose = read.whole ? notesAfter(text.slice(read.end)) : [];
      const notes = [...plan.notes, ...prose].slice(0, MAX_NOTES);
      const { hotels, itinerary } = plan;
      return {
        ok: true,
        plan: { hotels, itinerary, ...(notes.length > 0 ? { notes } : {}), whole: read.whole },
      };
    }
    sawJson ||= read.whole || Object.keys(Object(read.value)).length > 0;
    from = read.end;
  }
  return { ok: false, problem: sawJson ? "wrong_shape" : "not_json" };
}

const HOTEL_LISTS = ["hotels", "hoteloptions", "hotelrecommendations", "hotel"];
const DAY_LISTS = ["itinerary", "days", "dailyitinerary", "dayplans"];

/** Which of a plan's lists a key names, however it is spelled. */
export function planListOf(key: string): "hotels" | "itinerary" | undefined {
  const name = bareKey(key);
  if (HOTEL_LISTS.includes(name)) return "hotels";
  return DAY_LISTS.includes(name) ? "itinerary" : undefined;
}

/** Objects and lists that break off in the text. */
type Unclosed = ReadonlySet<JsonValue>;

type FoundPlan = { hotels: Hotel[]; itinerary: ItineraryDay[]; notes: string[] };

/** Looks for the object that holds hotels or days, some levels down where the model wrapped it. */
function findPlan(value: JsonValue, unclosed: Unclosed, depth = 0): FoundPlan | undefined {
  if (depth > 3) return undefined;
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = findPlan(item, unclosed, depth + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isObject(value)) return undefined;
  const hotels = pick(value, ...HOTEL_LISTS);
  const itinerary = pick(value, ...DAY_LISTS);
  if (hotels !== undefined || itinerary !== undefined) {
    return {
      hotels: readSome(
        asList(hotels).filter((hotel) => !unclosed.has(hotel)),
        readHotel,
        MAX_HOTELS,
      ),
      itinerary: readDays(itinerary, unclosed),
      notes: asList(pick(value, "notes", "note", "tips", "additionalnotes")).flatMap(noteText),
    };
  }
  for (const inner of Object.values(value)) {
    const found = findPlan(inner, unclosed, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** One hotel; none when it has no name. */
function readHotel(value: JsonValue): Hotel[] {
  if (!isObject(value)) return [];
  const hotelName = nameOf(value, "hotelname", "name");
  if (hotelName === "") return [];
  return [
    {
      hotelName,
      hotelAddress: shortTextOf(value, "hoteladdress", "address"),
      price: shortTextOf(value, "price", "pricepernight", "pricerange"),
      hotelImageURL: imageAddressOf(value, "hotelimageurl", "imageurl", "image"),
      geoCoordinates: coordinatesOf(value),
      rating: shortTextOf(value, "rating", "stars"),
      description: textOf(value, "description", "hoteldescription", "details"),
    },
  ];
}

/** Days as a list, or as an object whose members are days ("day1": [...]). */
function readDays(value: JsonValue | undefined, unclosed: Unclosed): ItineraryDay[] {
  if (value === undefined) return [];
  if (isObject(value) && pick(value, "plan", "places", "activities") === undefined) {
    const days = Object.entries(value)
      .filter(([, day]) => !unclosed.has(day))
      .map(([key, day]) => (isObject(day) ? { day: key, ...day } : { day: key, plan: day }));
    return readSome(days, readDay, MAX_DAYS);
  }
  return readSome(
    asList(value).filter((day) => !unclosed.has(day)),
    readDay,
    MAX_DAYS,
  );
}

/** One day with its places; none when it holds no place. */
function readDay(value: JsonValue): ItineraryDay[] {
  if (!isObject(value)) return [];
  const day = nameOf(value, "day", "title", "name");
  const places = asList(pick(value, "plan", "places", "activities", "itinerary"));
  const plan = readSome(places, readPlace, MAX_PLACES_A_DAY);
  return plan.length === 0 ? [] : [{ day, plan }];
}

function readPlace(value: JsonValue): Place[] {
  if (!isObject(value)) return [];
  const placeName = nameOf(value, "placename", "name", "place");
  if (placeName === "") return [];
  return [
    {
      placeName,
      placeDetails: textOf(value, "placedetails", "details", "description"),
      placeImageURL: imageAddressOf(value, "placeimageurl", "imageurl", "image"),
      geoCoordinates: coordinatesOf(value),
      ticketsPricing: shortTextOf(value, "ticketspricing", "ticketpricing", "ticketprice", "price"),
      timeToTravel: shortTextOf(value, "timetotravel", "traveltime", "timetravel"),
      bestTime: shortTextOf(value, "besttime", "besttimetovisit", "time"),
    },
  ];
}

/** "48.86, 2.33" however it was written: as text, as a pair, or as an object. */
function coordinatesOf(value: JsonObject): string {
  const found = pick(value, "geocoordinates", "coordinates", "location", "geo");
  if (isObject(found)) {
    const lat = pick(found, "latitude", "lat");
    const lon = pick(found, "longitude", "lng", "lon", "long");
    return lat === undefined || lon === undefined
      ? ""
      : shorten(`${lat}, ${lon}`, MAX_COORDINATES_LENGTH);
  }
  if (Array.isArray(found)) return shorten(found.map(plainText).join(", "), MAX_COORDINATES_LENGTH);
  return shorten(plainText(found), MAX_COORDINATES_LENGTH);
}

function noteText(value: JsonValue): string[] {
  const text = shorten(plainText(value), MAX_TEXT_LENGTH);
  return text === "" ? [] : [text];
}

/** The prose behind the JSON, paragraph by paragraph, without the closing fence. */
function notesAfter(text: string): string[] {
  return text
    .replace(/^[\s\]}]*(?:`{3,}\s*)?/, "")
    .split(/\n\s*\n|\n(?=\s*[-*•]\s)/, MAX_NOTES * 4)
    .map((paragraph) =>
      shorten(paragraph.replace(/^[\s*#•-]+/, "").replaceAll("**", ""), MAX_TEXT_LENGTH),
    )
    .filter((paragraph) => /\p{L}{3}/u.test(paragraph) && !/^[{[]/.test(paragraph));
}

function nameOf(value: JsonObject, ...keys: readonly string[]): string {
  return shorten(plainText(pick(value, ...keys)), MAX_NAME_LENGTH);
}

function shortTextOf(value: JsonObject, ...keys: readonly string[]): string {
  return shorten(plainText(pick(value, ...keys)), MAX_SHORT_LENGTH);
}

/** A picture's address as the model gives it: kept as text, and never loaded. Half of one is none. */
function imageAddressOf(value: JsonObject, ...keys: readonly string[]): string {
  const address = shorten(plainText(pick(value, ...keys)), MAX_ADDRESS_LENGTH + 1);
  const isWhole = address.length <= MAX_ADDRESS_LENGTH && /^https?:\/\/\S+$/i.test(address);
  return isWhole ? address : "";
}

function textOf(value: JsonObject, ...keys: readonly string[]): string {
  return shorten(plainText(pick(value, ...keys)), MAX_TEXT_LENGTH);
}

/** The member whose key reads like one of these when case, spaces and punctuation are left out. */
function pick(value: JsonObject, ...keys: readonly string[]): JsonValue | undefined {
  let picked: JsonValue | undefined;
  let rank = keys.length;
  for (const [key, member] of Object.entries(value)) {
    if (member === null || key.length > MAX_KEY_LENGTH) continue;
    const at = keys.indexOf(bareKey(key));
    if (at < 0 || at >= rank) continue;
    picked = member;
    rank = at;
  }
  return picked;
}

function bareKey(key: string): string {
  return key.toLowerCase().replace(/[^a-z]/g, "");
}

/** Reads up to a limit, looking at no more than four times as many. */
function readSome<T>(
  values: readonly JsonValue[],
  read: (value: JsonValue) => T[],
  limit: number,
): T[] {
  return values
    .slice(0, limit * 4)
    .flatMap(read)
    .slice(0, limit);
}

function asList(value: JsonValue | undefined): JsonValue[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function plainText(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join(", ");
  if (isObject(value)) return Object.values(value).map(plainText).filter(Boolean).join(", ");
  return String(value);
}

/** One line, no control or bidirectional-override characters, no half characters, cut at a limit. */
function shorten(text: string, limit: number): string {
  const clean = text
    .slice(0, limit * 4)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (clean.length <= limit) return clean;
  // The cut may fall inside a surrogate pair; its first half goes too.
  return `${clean.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
