import type { Outline, OutlinePlace } from "./outline.ts";
import { outlineDetails, outlineName, plainDetails } from "./outline-text.ts";
import { childrenNamed, degrees, textOf } from "./read-element.ts";
import type { XmlElement } from "./read-xml.ts";

/** What OsmAnd, Garmin's programs and we call where one stays, as a waypoint's type or symbol. */
const HOTEL = /^(?:hotels?|hostels?|lodging|accommodation)$/i;

/**
 * What a GPX file says: routes are days, waypoints of a hotel's type hotels. Tracks are where somebody went: their points
 * have no names and are no places.
 */
export function readGpx(gpx: XmlElement): Outline {
  // Ours are plain text, as GPX has it; many others' are HTML.
  const isOurs = gpx.attributes.get("creator") === "Tripwright";
  const detailsOf = isOurs ? plainDetails : outlineDetails;
  const readPoint = (point: XmlElement) => placeOf(point, detailsOf);
  const days = childrenNamed(gpx, "rte").map((route) => ({
    name: outlineName(textOf(route, "name")),
    places: childrenNamed(route, "rtept").flatMap(readPoint),
  }));
  const onDays = new Set(days.flatMap(({ places }) => places.map(keyOf)));
  const isHotel = (point: XmlElement) =>
    ["type", "sym"].some((tag) => HOTEL.test(textOf(point, tag)?.trim() ?? ""));
  const points = childrenNamed(gpx, "wpt");
  const [metadata] = childrenNamed(gpx, "metadata");
  return {
    name: outlineName(textOf(metadata ?? gpx, "name")),
    hotels: points.filter(isHotel).flatMap(readPoint),
    days: days.filter(({ places }) => places.length > 0),
    others: points
      .filter((point) => !isHotel(point))
      .flatMap(readPoint)
      .filter((place) => !onDays.has(keyOf(place))),
  };
}

const keyOf = ({ name, at }: OutlinePlace) => `${name} ${at?.lat},${at?.lon}`;

function placeOf(point: XmlElement, detailsOf: typeof outlineDetails): OutlinePlace[] {
  const name = outlineName(textOf(point, "name"));
  const at = degrees(point.attributes.get("lat"), point.attributes.get("lon"));
  const details = detailsOf(textOf(point, "desc") ?? textOf(point, "cmt"));
  return name === "" || at === undefined ? [] : [{ name, details, at }];
}
