import { exportWords } from "../messages/en/export-words.ts";
import type { Position } from "../places/geo.ts";
import type { Trip } from "../trip/trip.ts";
import {
  type ExportedSpot,
  exportedDays,
  exportedHotels,
  exportedName,
  leftOutWords,
} from "./exported-days.ts";
import { xmlText } from "./xml-text.ts";

/**
 * A trip as GPX 1.1: each hotel and place is a waypoint, each day a route through its places. What has no position is
 * named in the file's description.
 */
export function tripGpx(trip: Trip): string {
  const days = exportedDays(trip);
  const leftOut = leftOutWords(trip);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="Tripwright">',
    "<metadata>",
    element("name", exportedName(trip)),
    ...(leftOut === undefined ? [] : [element("desc", leftOut)]),
    "</metadata>",
    ...exportedHotels(trip).flatMap((hotel) => point("wpt", hotel, "hotel")),
    ...days.flatMap(({ stops }) => stops.flatMap((stop) => point("wpt", stop, "place"))),
    ...days.flatMap(({ name, date, stops }, index) => [
      "<rte>",
      element("name", exportWords.day(name, date)),
      element("number", String(index + 1)),
      ...stops.flatMap((stop) => point("rtept", stop, "place")),
      "</rte>",
    ]),
    "</gpx>",
    "",
  ].join("\n");
}

function point(tag: "wpt" | "rtept", spot: ExportedSpot, type: "hotel" | "place"): string[] {
  const { name, at, lines } = spot;
  if (at === undefined) return [];
  return [
    `<${tag} ${attributesOf(at)}>`,
    element("name", name),
    ...(lines.length === 0 ? [] : [element("desc", lines.join("\n"))]),
    element("type", type),
    `</${tag}>`,
  ];
}

function attributesOf({ lat, lon }: Position): string {
  // The schema has 180 degrees east only as west.
  return `lat="${lat}" lon="${lon === 180 ? -180 : lon}"`;
}

const element = (tag: string, text: string) => `<${tag}>${xmlText(text)}</${tag}>`;
