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
import { xmlElement, xmlFile, xmlText } from "./xml-text.ts";

const ROOT = {
  tag: "kml",
  attributes: 'xmlns="http://www.opengis.net/kml/2.2"',
};

/**
 * A trip as KML 2.2: a folder for the hotels, and one for each day with its places and a line through them. What has
 * no position is named in the document's description.
 */
export function tripKml(trip: Trip, words: FileWords): string {
  const hotels = exportedHotels(trip, words);
  const described = [...leftOutWords(trip, words), ...openDataLines(trip, words)];
  return xmlFile(ROOT, [
    "<Document>",
    xmlElement("name", exportedName(trip, words)),
    ...(described.length === 0 ? [] : [description(described)]),
    ...(hotels.length === 0 ? [] : folder(words.exports.hotels, hotels.flatMap(placemark))),
    ...exportedDays(trip, words).flatMap(({ name, date, transfer, stops }) =>
      folder(words.exports.day(name, date), [
        ...(transfer === undefined ? [] : [description([transfer])]),
        ...stops.flatMap(placemark),
        ...line(
          name,
          stops.flatMap(({ at }) => (at === undefined ? [] : [at])),
        ),
      ]),
    ),
    "</Document>",
  ]);
}

const folder = (name: string, inside: readonly string[]) => [
  "<Folder>",
  xmlElement("name", name),
  ...inside,
  "</Folder>",
];

function placemark({ name, at, lines }: ExportedSpot): string[] {
  if (at === undefined) return [];
  return [
    "<Placemark>",
    xmlElement("name", name),
    ...(lines.length === 0 ? [] : [description(lines)]),
    `<Point><coordinates>${coordinates(at)}</coordinates></Point>`,
    "</Placemark>",
  ];
}

function line(name: string, positions: readonly Position[]): string[] {
  if (positions.length < 2) return [];
  return [
    "<Placemark>",
    xmlElement("name", name),
    `<LineString><tessellate>1</tessellate><coordinates>${positions.map(coordinates).join(" ")}</coordinates></LineString>`,
    "</Placemark>",
  ];
}

/** Readers of KML show it as HTML, so that what looks like a tag is escaped for that, too. */
function description(lines: readonly string[]): string {
  return xmlElement("description", lines.map((text) => xmlText(text)).join("<br>"));
}

const coordinates = ({ lat, lon }: Position) => `${degreesText(lon)},${degreesText(lat)}`;
