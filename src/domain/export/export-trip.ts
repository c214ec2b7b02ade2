import type { FileWords } from "../messages/words.ts";
import { plainText } from "../plain-text.ts";
import type { Trip } from "../trip/trip.ts";
import { EXPORT_FORMATS, type ExportFormat } from "./export-format.ts";
import { type CalendarFacts, tripCalendar } from "./trip-calendar.ts";
import { tripFile } from "./trip-file.ts";
import { tripGeoJson } from "./trip-geo-json.ts";
import { tripGpx } from "./trip-gpx.ts";
import { tripKml } from "./trip-kml.ts";
import { tripMarkdown } from "./trip-markdown.ts";

/** A file as it is downloaded. */
export type ExportedFile = {
  /** In ASCII, with its ending. */
  readonly name: string;
  readonly type: string;
  readonly text: string;
};

const WRITERS: Readonly<
  Record<ExportFormat, (trip: Trip, words: FileWords, facts: CalendarFacts) => string | undefined>
> = {
  ics: tripCalendar,
  gpx: tripGpx,
  kml: tripKml,
  geojson: tripGeoJson,
  md: tripMarkdown,
  json: tripFile,
};

/**
 * A trip as a file, the same in the browser and on the server.
 *
 * @returns undefined where the format needs a start date that the trip has not: a calendar.
 */
export function exportTrip(
  trip: Trip,
  format: ExportFormat,
  facts: CalendarFacts,
  words: FileWords,
): ExportedFile | undefined {
  const text = WRITERS[format](trip, words, facts);
  if (text === undefined) return undefined;
  return { name: `${fileName(trip)}.${format}`, type: EXPORT_FORMATS[format], text };
}

function fileName({ title, userSelection }: Trip): string {
  const words = plainText(title ?? userSelection.location.label).match(/[a-z0-9]+/g) ?? [];
  return words.join("-").slice(0, 60) || "trip";
}
