import { type JsonObject, type JsonValue, readTolerantJson } from "./tolerant-json.ts";
import type { Hotel, ItineraryDay, Place, TripData } from "./trip.ts";

/** A model's answer is read as data only: unknown keys go, everything becomes short plain text. */
const MAX_TEXT_LENGTH = 1200;
const MAX_NAME_LENGTH = 200;
const MAX_HOTELS = 12;
const MAX_DAYS = 400;
const MAX_PLACES_A_DAY = 12;
const MAX_NOTES = 12;

export type PlanAnswer = TripData & {
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
  for (;;) {
    const read = readTolerantJson(text, from);
    if (read === undefined) break;
    sawJson = true;
    const plan = findPlan(read.value, read.whole);
    if (plan !== undefined) {
      const notes = [...plan.notes, ...notesAfter(text.slice(read.end))].slice(0, MAX_NOTES);
      const { hotels, itinerary } = plan;
      return {
        ok: true,
        plan: { hotels, itinerary, ...(notes.length > 0 ? { notes } : {}), whole: read.whole },
      };
    }
    from = read.end;
  }
  return { ok: false, problem: sawJson ? "wrong_shape" : "not_json" };
}

type FoundPlan = { hotels: Hotel[]; itinerary: ItineraryDay[]; notes: string[] };

/** Looks for the object that holds hotels or days, some levels down where the model wrapped it. */
function findPlan(value: JsonValue, whole: boolean, depth = 0): FoundPlan | undefined {
  if (depth > 3) return undefined;
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = findPlan(item, whole, depth + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isObject(value)) return undefined;
  const hotels = pick(value, "hotels", "hoteloptions", "hotelrecommendations", "hotel");
  const itinerary = pick(value, "itinerary", "days", "dailyitinerary", "dayplans");
  if (hotels !== undefined || itinerary !== undefined) {
    return {
      hotels: asList(hotels).flatMap(readHotel).slice(0, MAX_HOTELS),
      itinerary: readDays(itinerary, whole),
      notes: asList(pick(value, "notes", "note", "tips", "additionalnotes")).flatMap(noteText),
    };
  }
  for (const inner of Object.values(value)) {
    const found = findPlan(inner, whole, depth + 1);
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
      hotelAddress: textOf(value, "hoteladdress", "address"),
      price: textOf(value, "price", "pricepernight", "pricerange"),
      hotelImageURL: "",
      geoCoordinates: coordinatesOf(value),
      rating: textOf(value, "rating", "stars"),
      description: textOf(value, "description", "hoteldescription", "details"),
    },
  ];
}

/** Days as a list, or as an object whose members are days ("day1": [...]). */
function readDays(value: JsonValue | undefined, whole: boolean): ItineraryDay[] {
  if (value === undefined) return [];
  if (isObject(value) && pick(value, "plan", "places", "activities") === undefined) {
    const days = Object.entries(value);
    return (whole ? days : days.slice(0, -1))
      .flatMap(([key, day]) =>
        readDay(isObject(day) ? { day: key, ...day } : { day: key, plan: day }),
      )
      .slice(0, MAX_DAYS);
  }
  return asList(value).flatMap(readDay).slice(0, MAX_DAYS);
}

/** One day with its places; none when it holds no place. */
function readDay(value: JsonValue): ItineraryDay[] {
  if (!isObject(value)) return [];
  const day = nameOf(value, "day", "title", "name");
  const plan = asList(pick(value, "plan", "places", "activities", "itinerary"))
    .flatMap(readPlace)
    .slice(0, MAX_PLACES_A_DAY);
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
      placeImageURL: "",
      geoCoordinates: coordinatesOf(value),
      ticketsPricing: textOf(value, "ticketspricing", "ticketpricing", "ticketprice", "price"),
      timeToTravel: textOf(value, "timetotravel", "traveltime", "timetravel"),
      bestTime: textOf(value, "besttime", "besttimetovisit", "time"),
    },
  ];
}

/** "48.86, 2.33" however it was written: as text, as a pair, or as an object. */
function coordinatesOf(value: JsonObject): string {
  const found = pick(value, "geocoordinates", "coordinates", "location", "geo");
  if (isObject(found)) {
    const lat = pick(found, "latitude", "lat");
    const lon = pick(found, "longitude", "lng", "lon", "long");
    return lat === undefined || lon === undefined ? "" : shorten(`${lat}, ${lon}`, MAX_NAME_LENGTH);
  }
  if (Array.isArray(found)) return shorten(found.map(plainText).join(", "), MAX_NAME_LENGTH);
  return shorten(plainText(found), MAX_NAME_LENGTH);
}

function noteText(value: JsonValue): string[] {
  const text = shorten(plainText(value), MAX_TEXT_LENGTH);
  return text === "" ? [] : [text];
}

/** The prose behind the JSON, paragraph by paragraph, without the closing fence. */
function notesAfter(text: string): string[] {
  return text
    .replace(/^[\s\]}]*(?:`{3,}\s*)?/, "")
    .split(/\n\s*\n|\n(?=\s*[-*•]\s)/)
    .map((paragraph) =>
      shorten(paragraph.replace(/^[\s*#•-]+/, "").replaceAll("**", ""), MAX_TEXT_LENGTH),
    )
    .filter((paragraph) => /\p{L}{3}/u.test(paragraph) && !/^[{[]/.test(paragraph));
}

function nameOf(value: JsonObject, ...keys: readonly string[]): string {
  return shorten(plainText(pick(value, ...keys)), MAX_NAME_LENGTH);
}

function textOf(value: JsonObject, ...keys: readonly string[]): string {
  return shorten(plainText(pick(value, ...keys)), MAX_TEXT_LENGTH);
}

/** The member whose key reads like one of these when case, spaces and punctuation are left out. */
function pick(value: JsonObject, ...keys: readonly string[]): JsonValue | undefined {
  for (const wanted of keys) {
    for (const [key, member] of Object.entries(value)) {
      if (key.toLowerCase().replace(/[^a-z]/g, "") === wanted && member !== null) return member;
    }
  }
  return undefined;
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

/** One line, no control or bidirectional-override characters, cut at a limit. */
function shorten(text: string, limit: number): string {
  const clean = text
    .slice(0, limit * 4)
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return clean.length <= limit ? clean : `${[...clean].slice(0, limit - 1).join("")}…`;
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
