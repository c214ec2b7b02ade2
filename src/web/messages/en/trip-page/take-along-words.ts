import { english } from "../../../../domain/messages/en/english.ts";

/** Taking a trip along: files, paper, map services. */
export const takeAlongWords = {
  title: "Take it along",
  files: "Files and paper",
  filesAbout: "Made on this device, with no network too. Your notes are in them.",
  ics: "Calendar",
  print: "Print or PDF",
  gpx: "Routes",
  kml: "Places",
  md: "Text",
  json: "All data",
  geojson: "Map data",
  formats: { ics: "ICS", gpx: "GPX", kml: "KML", md: "Markdown", json: "JSON", geojson: "GeoJSON" },
  needsDates: "A calendar needs dates. Set them, then choose Calendar again.",
  noTimeZone: "We don’t know this destination’s time zone, so the calendar has days without hours.",
  made: (name: string) => `${name} is made`,
  maps: "Open a day in a map app",
  mapsAbout: "The way on foot through its places, in their order. The app sees where they are.",
  noWays: "No day has two places whose positions are known.",
  services: { google: "Google Maps", apple: "Apple Maps", openstreetmap: "OpenStreetMap" },
  stops: (from: number, to: number) => `${english.number(from)}–${english.number(to)}`,
  serviceOf: (day: string, service: string, stops: string | undefined) =>
    stops === undefined ? `${service}, ${day}` : `${service} ${stops}, ${day}`,
  feed: "A calendar that follows the trip",
  feedAbout:
    "Put its address into your calendar program, which then shows your changes within hours. Anyone who has the address can look at the trip, with your notes.",
  feedNeedsDates: "Set the trip’s dates first.",
  feedNeedsNetwork: "This needs a network.",
  feedName: "Calendar feed",
  feedMake: "Make an address",
  feedIsOn: "An address is in use. It was shown once; revoke it, or make another.",
  feedAddress: "Address of the calendar",
  feedOnce: "It is shown this once. Copy it now.",
  feedCopy: "Copy",
  feedCopied: "The address is copied.",
  feedRevoke: "Revoke",
};
