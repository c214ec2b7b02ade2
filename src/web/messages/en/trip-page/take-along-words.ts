import { english } from "../../../../domain/messages/en/english.ts";

/** Exporting a trip: files, paper, map services. */
export const takeAlongWords = {
  title: "Print or export",
  files: "Files and printing",
  filesAbout: "Works offline. Your notes are included.",
  ics: "Calendar",
  print: "Print or PDF",
  gpx: "Routes",
  kml: "Places",
  md: "Text",
  json: "All data",
  geojson: "Map data",
  formats: { ics: "ICS", gpx: "GPX", kml: "KML", md: "Markdown", json: "JSON", geojson: "GeoJSON" },
  needsDates: "A calendar needs dates. Set them, then choose Calendar again.",
  noTimeZone: "We don’t know this destination’s time zone, so its calendar has days without times.",
  made: (name: string) => `${name} is ready`,
  maps: "Open a day in a map app",
  mapsAbout: "Directions through the day’s places, in order. Sends these places to the map app.",
  noWays: "No day has two places with known locations.",
  services: { google: "Google Maps", apple: "Apple Maps", openstreetmap: "OpenStreetMap" },
  stops: (from: number, to: number) => `${english.number(from)}–${english.number(to)}`,
  serviceOf: (day: string, service: string, stops: string | undefined) =>
    stops === undefined ? `${service}, ${day}` : `${service} ${stops}, ${day}`,
  feed: "Calendar that stays up to date",
  feedAbout:
    "Add this link to your calendar app to see changes within hours. Anyone with the link can view the trip and your notes.",
  feedNeedsDates: "Set the trip’s dates first.",
};
