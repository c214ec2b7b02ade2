import { AppError } from "../../../domain/app-error.ts";
import { tripFileSchema } from "../../../domain/export/trip-file.ts";
import type { Outline } from "./outline.ts";
import { readGpx } from "./read-gpx.ts";
import { readKml } from "./read-kml.ts";
import { readXml } from "./read-xml.ts";
import { readKmz } from "./read-zip.ts";

/** Of a KML once it is unpacked. */
const MAX_UNPACKED_BYTES = 2 * 1024 * 1024;
const MAX_DAYS = 60;
const MAX_PLACES = 500;
/** What our own pages and a model's answers have, and nothing else that an address can be. */
const IMAGE = /^(?:\/art\/[\w-]+\.svg|https?:\/\/\S+)$/i;

type OwnTrip = ReturnType<typeof tripFileSchema.parse>["trip"];

export type ReadImport =
  | { readonly kind: "own"; readonly trip: OwnTrip }
  | { readonly kind: "outline"; readonly outline: Outline };

/**
 * Reads a file that a traveller gives us. What it is shows in its first bytes, whatever it is called.
 *
 * @param bytes of a length that the caller has bounded.
 * @throws AppError `import_unreadable`.
 */
export function readImport(bytes: Buffer): ReadImport {
  const isZip = bytes.length > 22 && bytes.toString("latin1", 0, 4) === "PK\u0003\u0004";
  const text = textOfBytes(isZip ? readKmz(bytes, MAX_UNPACKED_BYTES) : bytes);
  const start = text.trimStart().slice(0, 1);
  if (start === "{" && !isZip) return { kind: "own", trip: readOwn(text) };
  if (start !== "<") throw unreadable("unknownFormat");
  const root = readXml(text.trim());
  const read = root.name === "gpx" ? readGpx : root.name === "kml" ? readKml : undefined;
  if (read === undefined) throw unreadable("unknownFormat");
  const outline = read(root);
  const { days, others, hotels } = outline;
  const count = days.reduce((sum, { places }) => sum + places.length, others.length);
  if (count === 0) throw unreadable("noPlaces");
  if (count + hotels.length > MAX_PLACES || days.length > MAX_DAYS) throw unreadable("tooMany");
  return { kind: "outline", outline };
}

function textOfBytes(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw unreadable("notUtf8");
  }
}

function readOwn(text: string): OwnTrip {
  const value = parseJson(text);
  const file = tripFileSchema.safeParse(value);
  if (!file.success) throw unreadable(isOfNewerVersion(value) ? "newerVersion" : "notOurs");
  const { trip } = file.data;
  const { itinerary, hotels, setAside = [] } = trip.tripData;
  const places = [...itinerary.flatMap(({ plan }) => plan), ...setAside];
  if (itinerary.length === 0) throw unreadable("noPlaces");
  if (itinerary.length > MAX_DAYS || places.length + hotels.length > MAX_PLACES) {
    throw unreadable("tooMany");
  }
  for (const place of places) place.placeImageURL = imageOf(place.placeImageURL);
  for (const hotel of hotels) hotel.hotelImageURL = imageOf(hotel.hotelImageURL);
  return trip;
}

const imageOf = (address: string) => (IMAGE.test(address) ? address : "");

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
  | "tooMany";

function unreadable(problem: Problem) {
  return new AppError("import_unreadable", { problem });
}
