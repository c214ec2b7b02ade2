import { exportWords } from "../messages/en/export-words.ts";
import { openDataWords } from "../messages/en/open-data-words.ts";
import { clockText } from "../places/clock-text.ts";
import type { Trip } from "../trip/trip.ts";
import {
  type ExportedSpot,
  type ExportedStop,
  exportedDays,
  exportedHotels,
  exportedName,
} from "./exported-days.ts";
import { markdownText } from "./markdown-text.ts";
import { openDataLines } from "./open-data-lines.ts";

/** A trip as Markdown (CommonMark): a section for the hotels and one for each day, with links to maps. */
export function tripMarkdown(trip: Trip): string {
  const { label } = trip.userSelection.location;
  const hotels = exportedHotels(trip);
  return [
    `# ${markdownText(exportedName(trip))}`,
    ...(trip.title === undefined ? [] : ["", markdownText(label)]),
    ...(hotels.length === 0
      ? []
      : ["", `## ${exportWords.hotels}`, "", ...hotels.flatMap((hotel) => item(hotel))]),
    ...exportedDays(trip).flatMap(({ name, date, note, transfer, stops }) => [
      "",
      `## ${markdownText(exportWords.day(name, date))}`,
      "",
      ...(note === undefined || note === "" ? [] : [markdownText(exportWords.note(note)), ""]),
      ...(transfer === undefined ? [] : [`- ${markdownText(transfer)}`]),
      ...(stops.length === 0
        ? [exportWords.free]
        : stops.flatMap((stop) => item(stop, hours(stop)))),
    ]),
    ...creditLines(trip),
    "",
  ].join("\n");
}

/** Where its places are from, where the licences of those want it said. */
function creditLines(trip: Trip): string[] {
  const lines = openDataLines(trip);
  if (lines.length === 0) return [];
  return ["", `## ${openDataWords.title}`, "", ...lines.map((line) => `- ${markdownText(line)}`)];
}

function item(spot: ExportedSpot, before = ""): string[] {
  const link = `[${exportWords.map}](<${spot.mapsUrl}>)`;
  return [
    `- ${before}**${markdownText(spot.name)}** (${link})`,
    ...spot.lines.map((line) => `  - ${markdownText(line)}`),
  ];
}

function hours({ place: { visit } }: ExportedStop): string {
  return visit === undefined
    ? ""
    : `${clockText(visit.startMinutes)}–${clockText(visit.endMinutes)} `;
}
