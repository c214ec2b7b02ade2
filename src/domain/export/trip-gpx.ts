import type { FileWords } from "../messages/words.ts";
import { degreesText } from "../places/degrees-text.ts";
import type { Position } from "../places/geo.ts";
import type { Trip } from "../trip/trip.ts";
import {
  type ExportedSpot,
  exportedDays,
  exportedHotels,
  exportedName,
  leftOutWords,
} from "./exported-days.ts";
import { openDataLines } from "./open-data-lines.ts";
import { xmlElement, xmlFile } from "./xml-text.ts";

const ROOT = {
  tag: "gpx",
  attributes: 'xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="Tripwright"',
};

/**
 * A trip as GPX 1.1: each hotel and place is a waypoint, each day a route through its places. What has no position is
 * named in the file's description.
 */
export function tripGpx(trip: Trip, words: FileWords): string {
  const days = exportedDays(trip, words);
  const described = [...leftOutWords(trip, words), ...openDataLines(trip, words)];
  return xmlFile(ROOT, [
    "<metadata>",
    xmlElement("name", exportedName(trip, words)),
    ...(described.length === 0 ? [] : [xmlElement("desc", described.join("\n"))]),
    "</metadata>",
    ...exportedHotels(trip, words).flatMap((hotel) => point("wpt", hotel, "hotel")),
    ...days.flatMap(({ stops }) => stops.flatMap((stop) => point("wpt", stop, "place"))),
    ...days.flatMap(({ name, date, transfer, stops }, index) => [
      "<rte>",
      xmlElement("name", words.exports.day(name, date)),
      ...(transfer === undefined ? [] : [xmlElement("desc", transfer)]),
      xmlElement("number", String(index + 1)),
      ...stops.flatMap((stop) => point("rtept", stop, "place")),
      "</rte>",
    ]),
  ]);
}

function point(tag: "wpt" | "rtept", spot: ExportedSpot, type: "hotel" | "place"): string[] {
  const { name, at, lines } = spot;
  if (at === undefined) return [];
  return [
    `<${tag} ${attributesOf(at)}>`,
    xmlElement("name", name),
    ...(lines.length === 0 ? [] : [xmlElement("desc", lines.join("\n"))]),
    xmlElement("type", type),
    `</${tag}>`,
  ];
}

function attributesOf({ lat, lon }: Position): string {
  // The schema has 180 degrees east only as west.
  return `lat="${degreesText(lat)}" lon="${lon === 180 ? -180 : degreesText(lon)}"`;
}
