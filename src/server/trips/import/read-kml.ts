import { exportWords } from "../../../domain/messages/en/export-words.ts";
import type { Position } from "../../../domain/places/geo.ts";
import type { Outline, OutlinePlace } from "./outline.ts";
import { outlineDetails, outlineName } from "./outline-text.ts";
import { childrenNamed, degrees, textOf } from "./read-element.ts";
import type { XmlElement } from "./read-xml.ts";

/** Programs stack one in the other as they like: a folder saved by Google Earth has documents within. */
const CONTAINERS = ["Document", "Folder"];

/** Addresses of pictures, which nothing loads. */
const MEDIA_LINKS = "gx_media_links";
const SHAPES = [
  "LineString",
  "LinearRing",
  "Polygon",
  "MultiGeometry",
  "Model",
  "Track",
  "MultiTrack",
];

/**
 * What a KML file says: folders with points are days, one called "Hotels" has hotels. A recorded track (`gx:Track`), a
 * line or an area is no place. Links are never followed.
 */
export function readKml(kml: XmlElement): Outline {
  const documents = childrenNamed(kml, "Document");
  const top = (documents.length === 1 ? documents[0] : undefined) ?? kml;
  const folders = containersIn(top).map((folder) => ({
    name: outlineName(textOf(folder, "name")),
    places: placesOf(folder),
  }));
  const areHotels = ({ name }: { name: string }) =>
    name.toLowerCase() === exportWords.hotels.toLowerCase();
  return {
    name: outlineName(textOf(top, "name")),
    hotels: folders.filter(areHotels).flatMap(({ places }) => places),
    days: folders.filter((folder) => folder.places.length > 0 && !areHotels(folder)),
    others: placesOf(top),
  };
}

/** In the file's order, those within others, too. */
function containersIn({ children }: XmlElement): XmlElement[] {
  return children
    .filter(({ name }) => CONTAINERS.includes(name))
    .flatMap((container) => [container, ...containersIn(container)]);
}

/** A placemark has a point, alone or among other shapes, or an address that nobody has placed. */
function placesOf(element: XmlElement): OutlinePlace[] {
  return childrenNamed(element, "Placemark").flatMap((placemark): OutlinePlace[] => {
    const name = outlineName(textOf(placemark, "name") ?? textOf(placemark, "address"));
    if (name === "") return [];
    const [point] = pointsIn(placemark);
    if (point !== undefined) return [{ name, details: detailsOf(placemark), at: point }];
    const hasShape = placemark.children.some(({ name: tag }) => SHAPES.includes(tag));
    const address = outlineDetails(textOf(placemark, "address"));
    if (hasShape || address === "") return [];
    const details = [address, detailsOf(placemark)].filter((text) => text !== "").join("\n");
    return [{ name, details }];
  });
}

function pointsIn(element: XmlElement): Position[] {
  const own = childrenNamed(element, "Point").flatMap((point) => {
    const [lon, lat] = (textOf(point, "coordinates") ?? "").split(",");
    return degrees(lat, lon) ?? [];
  });
  return [...own, ...childrenNamed(element, "MultiGeometry").flatMap(pointsIn)];
}

/** The description, or the columns of a table that My Maps keeps beside it. */
function detailsOf(placemark: XmlElement): string {
  const description = outlineDetails(textOf(placemark, "description"));
  if (description !== "") return description;
  const columns = childrenNamed(placemark, "ExtendedData")
    .flatMap((data) => childrenNamed(data, "Data"))
    .flatMap((data) => {
      const name = data.attributes.get("name") ?? "";
      const value = (textOf(data, "value") ?? "").trim();
      return value === "" || name === MEDIA_LINKS ? [] : `${name}: ${value}`;
    });
  return outlineDetails(columns.join("\n"));
}
