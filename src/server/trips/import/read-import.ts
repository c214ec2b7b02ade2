import * as z from "zod/mini";
import { AppError } from "../../../domain/errors/app-error.ts";
import { tripFileSchema } from "../../../domain/export/trip-file.ts";
import type { Outline } from "../../../domain/files/outline.ts";
import { readGpx } from "../../../domain/files/read-gpx.ts";
import { readKml } from "../../../domain/files/read-kml.ts";
import { readXml } from "../../../domain/files/read-xml.ts";
import { LIMITS } from "../../../domain/limits.ts";
import { isOurDrawing } from "../../../domain/places/is-our-drawing.ts";
import { readKmz } from "./read-zip.ts";

/** Of a KML once it is unpacked. */
const MAX_UNPACKED_BYTES = 2 * 1024 * 1024;
/** The schemes that our own pages and a model's answers have, and nothing else that an address can be. */
const IMAGE = /^https?:\/\/\S+$/i;

/** No part of a trip has as many. */
const MAX_FIELDS = 100;
/** Of a file: as long as one may be, a trip has half of them. */
const MAX_VALUES = 60_000;

/** How many places there are, whatever they are. */
const plansSchema = z.object({
  trip: z.object({
    tripData: z.object({ itinerary: z.array(z.object({ plan: z.array(z.unknown()) })) }),
  }),
});

type OwnTrip = ReturnType<typeof tripFileSchema.parse>["trip"];

export type ReadImport =
  | { readonly kind: "own"; readonly trip: OwnTrip }
  | { readonly kind: "outline"; readonly outline: Outline };

/**
 * Reads a file that a traveller gives us, in small steps. What it is shows in its first bytes, whatever it is called.
 *
 * @param bytes of a length that the caller has bounded.
 * @throws AppError `import_unreadable`, or `trip_too_large` for a file of ours that no trip can be.
 */
export function* readImport(bytes: Buffer): Generator<void, ReadImport, void> {
  const isZip = bytes.length > 22 && bytes.toString("latin1", 0, 4) === "PK\u0003\u0004";
  const unpacked = isZip ? readKmz(bytes, MAX_UNPACKED_BYTES) : bytes;
  yield;
  const text = textOfBytes(unpacked);
  yield;
  const start = text.trimStart().slice(0, 1);
  if (start === "{" && !isZip) return { kind: "own", trip: yield* readOwn(text, bytes.length) };
  if (start !== "<") throw unreadable("unknownFormat");
  const root = yield* readXml(text.trim());
  const read = root.name === "gpx" ? readGpx : root.name === "kml" ? readKml : undefined;
  if (read === undefined) throw unreadable("unknownFormat");
  const outline = yield* read(root);
  const { days, others, hotels } = outline;
  const places = days.reduce((sum, day) => sum + day.places.length, others.length);
  if (places === 0) throw unreadable("noPlaces");
  assertWithin({ days: days.length, places, hotels: hotels.length });
  return { kind: "outline", outline };
}

function textOfBytes(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw unreadable("notUtf8");
  }
}

function* readOwn(text: string, bytes: number): Generator<void, OwnTrip, void> {
  // JSON is parsed in one piece.
  if (bytes > LIMITS.trip.bytes) throw new AppError("trip_too_large");
  assertLikeOurs(text);
  yield;
  const value = parseJson(text);
  yield;
  assertFewPlaces(value);
  const file = tripFileSchema.safeParse(value);
  yield;
  if (!file.success) {
    throw unreadable(isOfNewerVersion(value) ? "newerVersion" : problemOf(file.error));
  }
  const { trip } = file.data;
  const { itinerary, hotels, setAside = [] } = trip.tripData;
  const places = [...itinerary.flatMap(({ plan }) => plan), ...setAside];
  if (itinerary.length === 0) throw unreadable("noPlaces");
  assertWithin({ days: itinerary.length, places: places.length, hotels: hotels.length });
  if (!hasOwnIds(trip)) throw unreadable("notOurs");
  for (const place of places) place.placeImageURL = imageOf(place.placeImageURL);
  for (const hotel of hotels) hotel.hotelImageURL = imageOf(hotel.hotelImageURL);
  return trip;
}

/**
 * Refuses what is no trip of ours before it is parsed and the schema looks at each part of it, as both are done in one
 * piece, which takes as long as there are parts. Text that is no JSON is left to the parser.
 */
function assertLikeOurs(text: string): void {
  /** Of each object and list that is open, how many commas it has had. */
  const commas: number[] = [];
  const isObject: boolean[] = [];
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      at = endOfString(text, at);
    } else if (character === "{" || character === "[") {
      values += 1;
      commas.push(0);
      isObject.push(character === "{");
    } else if (character === "}" || character === "]") {
      commas.pop();
      isObject.pop();
    } else if (character === ",") {
      values += 1;
      const inner = commas.length - 1;
      const count = (commas[inner] ?? 0) + 1;
      commas[inner] = count;
      if (isObject[inner] === true && count >= MAX_FIELDS) throw unreadable("notOurs");
    }
    if (values > MAX_VALUES) throw unreadable("notOurs");
  }
}

/** The place of its closing quote, or the text's length. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

/** Counts the places, whatever they are, before the schema looks at each. */
function assertFewPlaces(value: unknown): void {
  const plans = plansSchema.safeParse(value);
  const days = plans.success ? plans.data.trip.tripData.itinerary : [];
  const places = days.reduce((sum, { plan }) => sum + plan.length, 0);
  assertWithin({ days: days.length, places, hotels: 0 });
}

function assertWithin({ days, places, hotels }: Record<"days" | "places" | "hotels", number>) {
  if (days > LIMITS.trip.days) throw unreadable("tooManyDays");
  if (places > LIMITS.trip.places) throw unreadable("tooManyPlaces");
  if (hotels > LIMITS.trip.hotels) throw unreadable("tooManyHotels");
}

/** Where a list is too long, which one; anything else is no trip of ours. */
function problemOf({ issues }: z.core.$ZodError): Problem {
  const tooLong = issues.find(({ code, path }) => code === "too_big" && path[1] === "tripData");
  switch (tooLong?.path.filter((key) => typeof key === "string").join(".")) {
    case "trip.tripData.itinerary":
      return "tooManyDays";
    case "trip.tripData.itinerary.plan":
      return "tooManyOnDay";
    case "trip.tripData.hotels":
      return "tooManyHotels";
    case "trip.tripData.setAside":
      return "tooManyPlaces";
    default:
      return "notOurs";
  }
}

/** Whether expenses, travellers, ideas and lines of lists are told apart and stand in the order of their ids, as every edit leaves them. */
function hasOwnIds({ costs, ideas = [], listItems = [] }: OwnTrip): boolean {
  const { expenses = [], travellers = [] } = costs ?? {};
  return [expenses, travellers, ideas, listItems].every((items) =>
    items.every(({ id }, at) => at === 0 || (items[at - 1]?.id ?? "") < id),
  );
}

const imageOf = (address: string) => (isOurDrawing(address) || IMAGE.test(address) ? address : "");

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable("notJson");
  }
}

function isOfNewerVersion(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const version = "formatVersion" in value ? value.formatVersion : undefined;
  const isOurs = "format" in value && value.format === "tripwright-trip";
  return isOurs && typeof version === "number" && version > 1;
}

type Problem =
  | "unknownFormat"
  | "notUtf8"
  | "notJson"
  | "notOurs"
  | "newerVersion"
  | "noPlaces"
  | "tooManyDays"
  | "tooManyPlaces"
  | "tooManyOnDay"
  | "tooManyHotels";

/** How many there may be, by what there is too much of. */
const MOST: Partial<Readonly<Record<Problem, number>>> = {
  tooManyDays: LIMITS.trip.days,
  tooManyPlaces: LIMITS.trip.places,
  tooManyOnDay: LIMITS.day.places,
  tooManyHotels: LIMITS.trip.hotels,
};

function unreadable(problem: Problem) {
  const most = MOST[problem];
  return new AppError("import_unreadable", { problem, ...(most === undefined ? {} : { most }) });
}
