import type { Outline, OutlinePlace } from "./outline.ts";
import { outlineDetails, outlineName } from "./outline-text.ts";
import { childrenNamed, degrees, textOf } from "./read-element.ts";
import type { XmlElement } from "./read-xml.ts";

/** What a GPX file says: routes are days, waypoints of the type "hotel" hotels. Tracks have no names and say nothing. */
export function readGpx(gpx: XmlElement): Outline {
  const days = childrenNamed(gpx, "rte").map((route) => ({
    name: outlineName(textOf(route, "name")),
    places: childrenNamed(route, "rtept").flatMap(readPoint),
  }));
  const onDays = new Set(days.flatMap(({ places }) => places.map(keyOf)));
  const isHotel = (point: XmlElement) => textOf(point, "type")?.trim() === "hotel";
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

const keyOf = ({ name, at }: OutlinePlace) => `${name} ${at.lat},${at.lon}`;

function readPoint(point: XmlElement): OutlinePlace[] {
  const name = outlineName(textOf(point, "name"));
  const at = degrees(point.attributes.get("lat"), point.attributes.get("lon"));
  const details = outlineDetails(textOf(point, "desc") ?? textOf(point, "cmt"));
  return name === "" || at === undefined ? [] : [{ name, details, at }];
}
