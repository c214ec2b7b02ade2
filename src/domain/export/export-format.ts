/** The formats in which a trip can be taken along, by the ending of the file's name, with their media types. */
export const EXPORT_FORMATS = {
  ics: "text/calendar; charset=utf-8",
  gpx: "application/gpx+xml; charset=utf-8",
  kml: "application/vnd.google-earth.kml+xml; charset=utf-8",
  geojson: "application/geo+json; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  json: "application/json; charset=utf-8",
} as const;
export type ExportFormat = keyof typeof EXPORT_FORMATS;
