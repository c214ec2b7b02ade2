import type { Outline, OutlineOptions, OutlinePlace } from "./outline.ts";
import { outlineDetails, outlineName, plainDetails } from "./outline-text.ts";
import { childrenNamed, degrees, textOf } from "./read-element.ts";
import type { XmlElement } from "./read-xml.ts";

/** The waypoint types and symbols of a hotel in OsmAnd's, Garmin's and our own files. */
const HOTEL = /^(?:hotels?|hostels?|lodging|accommodation)$/i;

/**
 * The content of a GPX file: routes are days, waypoints of a hotel's type hotels. Tracks are where somebody went: their points
 * have no names and are no places. It yields at each point.
 */
export function* readGpx(
  gpx: XmlElement,
  { isList = false }: OutlineOptions = {},
): Generator<void, Outline, void> {
  // Ours are plain text, as GPX has it; many others' are HTML.
  const isOurs = gpx.attributes.get("creator") === "Tripwright";
  const detailsOf = isOurs ? plainDetails : outlineDetails;
  function* placesOf(points: readonly XmlElement[]) {
    const places: OutlinePlace[] = [];
    for (const point of points) {
      yield;
      places.push(...placeOf(point, detailsOf, isList && point.name === "wpt"));
    }
    return places;
  }
  const days: { name: string; places: OutlinePlace[] }[] = [];
  for (const route of childrenNamed(gpx, "rte")) {
    yield;
    const places = yield* placesOf(childrenNamed(route, "rtept"));
    if (places.length > 0) days.push({ name: outlineName(textOf(route, "name")), places });
  }
  const onDays = new Set(days.flatMap(({ places }) => places.map(keyOf)));
  const [hotels, others]: [XmlElement[], XmlElement[]] = [[], []];
  for (const point of childrenNamed(gpx, "wpt")) (isHotel(point) ? hotels : others).push(point);
  const [metadata] = childrenNamed(gpx, "metadata");
  return {
    name: outlineName(textOf(metadata ?? gpx, "name")),
    hotels: yield* placesOf(hotels),
    days,
    others: (yield* placesOf(others)).filter((place) => !onDays.has(keyOf(place))),
  };
}

function isHotel(point: XmlElement): boolean {
  return ["type", "sym"].some((tag) => HOTEL.test(textOf(point, tag)?.trim() ?? ""));
}

const keyOf = ({ name, at }: OutlinePlace) => `${name} ${at?.lat},${at?.lon}`;

function placeOf(
  point: XmlElement,
  detailsOf: typeof outlineDetails,
  isNamelessToo: boolean,
): OutlinePlace[] {
  const name = outlineName(textOf(point, "name"));
  const at = degrees(point.attributes.get("lat"), point.attributes.get("lon"));
  const details = detailsOf(textOf(point, "desc") ?? textOf(point, "cmt"));
  return (name === "" && !isNamelessToo) || at === undefined ? [] : [{ name, details, at }];
}
