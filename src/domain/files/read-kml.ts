import type { Position } from "../places/geo.ts";
import { middleOf } from "./listed-place.ts";
import type { Outline, OutlineOptions, OutlinePlace } from "./outline.ts";
import { outlineDetails, outlineName } from "./outline-text.ts";
import { childrenNamed, degrees, textOf } from "./read-element.ts";
import type { XmlElement } from "./read-xml.ts";

/** Programs stack one in the other as they like: a folder saved by Google Earth has documents within. */
const CONTAINERS = ["Document", "Folder"];

/** Addresses of pictures, which nothing loads. */
const MEDIA_LINKS = "gx_media_links";
/** More than fit a description. */
const MAX_COLUMNS = 50;
const SHAPES = [
  "LineString",
  "LinearRing",
  "Polygon",
  "MultiGeometry",
  "Model",
  "Track",
  "MultiTrack",
];

/** Name of the hotels' folder in our own files, in each of our languages: `exports.hotels` of the words. */
export const HOTELS: ReadonlySet<string> = new Set([
  "hotels",
  "hôtels",
  "hoteles",
  "hotel",
  "hotéis",
  "ホテル",
  "酒店",
  "الفنادق",
]);

/**
 * The content of a KML file: folders with points are days, one called "Hotels" has hotels. A recorded track (`gx:Track`), a
 * line or an area is no place; of a list an area is, in its middle. Links are never followed. It yields at each folder and placemark.
 */
export function* readKml(
  kml: XmlElement,
  options: OutlineOptions = {},
): Generator<void, Outline, void> {
  const documents = childrenNamed(kml, "Document");
  const top = (documents.length === 1 ? documents[0] : undefined) ?? kml;
  const [days, hotels]: [Outline["days"][number][], OutlinePlace[]] = [[], []];
  for (const folder of containersIn(top)) {
    yield;
    const name = outlineName(textOf(folder, "name"));
    const places = yield* placesOf(folder, options);
    if (HOTELS.has(name.toLowerCase())) hotels.push(...places);
    else if (places.length > 0) days.push({ name, places });
  }
  return {
    name: outlineName(textOf(top, "name")),
    hotels,
    days,
    others: yield* placesOf(top, options),
  };
}

/** In the file's order, those within others, too. */
function* containersIn({ children }: XmlElement): Generator<XmlElement, void, void> {
  for (const child of children) {
    if (!CONTAINERS.includes(child.name)) continue;
    yield child;
    yield* containersIn(child);
  }
}

/** A placemark has a point, alone or among other shapes, or an address that nobody has placed. */
function* placesOf(
  element: XmlElement,
  options: OutlineOptions,
): Generator<void, OutlinePlace[], void> {
  const places: OutlinePlace[] = [];
  for (const placemark of childrenNamed(element, "Placemark")) {
    yield;
    places.push(...placeOf(placemark, options));
  }
  return places;
}

function placeOf(placemark: XmlElement, { isList = false }: OutlineOptions): OutlinePlace[] {
  const name = outlineName(textOf(placemark, "name") ?? textOf(placemark, "address"));
  if (name === "" && !isList) return [];
  const at = firstPoint(placemark);
  if (at !== undefined) return [{ name, details: detailsOf(placemark), at }];
  const middle = isList && name !== "" ? middleOf(cornersOf(placemark)) : undefined;
  if (middle !== undefined)
    return [{ name, details: detailsOf(placemark), at: middle, isArea: true }];
  const hasShape = placemark.children.some(({ name: tag }) => SHAPES.includes(tag));
  const address = outlineDetails(textOf(placemark, "address"));
  if (hasShape || address === "") return [];
  const details = [address, detailsOf(placemark)].filter((text) => text !== "").join("\n");
  return [{ name, details }];
}

function firstPoint({ children }: XmlElement): Position | undefined {
  for (const child of children) {
    const [lon, lat] =
      child.name === "Point" ? (textOf(child, "coordinates") ?? "").split(",") : [];
    const at = child.name === "MultiGeometry" ? firstPoint(child) : degrees(lat, lon);
    if (at !== undefined) return at;
  }
  return undefined;
}

/** Of its areas. */
function cornersOf({ children }: XmlElement): Position[] {
  return children.flatMap((child) => {
    if (child.name !== "LinearRing") return cornersOf(child);
    const spots = (textOf(child, "coordinates") ?? "").trim().split(/\s+/);
    return spots.flatMap((spot) => {
      const [lon, lat] = spot.split(",");
      return degrees(lat, lon) ?? [];
    });
  });
}

/** The description, or the columns of a table that My Maps keeps beside it. */
function detailsOf(placemark: XmlElement): string {
  const description = outlineDetails(textOf(placemark, "description"));
  if (description !== "") return description;
  const columns = childrenNamed(placemark, "ExtendedData")
    .flatMap((data) => childrenNamed(data, "Data"))
    .slice(0, MAX_COLUMNS)
    .flatMap((data) => {
      const name = data.attributes.get("name") ?? "";
      const value = (textOf(data, "value") ?? "").trim();
      return value === "" || name === MEDIA_LINKS ? [] : `${name}: ${value}`;
    });
  return outlineDetails(columns.join("\n"));
}
