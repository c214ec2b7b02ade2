import { LIMITS } from "../../../src/domain/limits.ts";
import { MAX_IMPORT_BYTES } from "../../../src/domain/wire.ts";
import { kmlOf, pins } from "../plans/map-files.ts";
import { zipOf } from "../plans/zip-of.ts";

const [MADE, REFUSED] = [201, 422];
const MEGABYTE = MAX_IMPORT_BYTES - 500;
const UNPACKED = 2 * MEGABYTE;
const PER_DAY = LIMITS.day.places;
const WAYPOINT = '<wpt lat="38.7" lon="-9.1"><name>P</name></wpt>';
const PLACEMARK =
  "<Placemark><name>P</name><Point><coordinates>1,1</coordinates></Point></Placemark>";
const COLUMN = '<Data name="a"><value>b</value></Data>';
const FOLDERS = `${"<Folder>".repeat(30)}${"</Folder>".repeat(30)}`;

/** @param status that an import of the file answers. */
export type HostileFile = readonly [
  what: string,
  status: number,
  body: string | Buffer<ArrayBuffer>,
];

/** Files that take long to read for what they are. */
export function hostileFiles(): HostileFile[] {
  return [...ownFiles(), ...mapFiles(), ...packedFiles()];
}

/** A map with a number of days and of places on each. */
export function daysOfPins(days: number, each: number): string {
  const folders = Array.from({ length: days }, (_, at) => ({
    name: `Day ${at + 1}`,
    pins: pins(each, 1 + at * each),
  }));
  return kmlOf(folders);
}

function ownFiles(): HostileFile[] {
  const places = pins(400).map(({ name, lat, lon }) => ({
    placeName: name,
    placeDetails: "",
    placeImageURL: "",
    geoCoordinates: `${lat}, ${lon}`,
    ticketsPricing: "",
    timeToTravel: "",
    bestTime: "",
    isOwn: true,
  }));
  const noteOf = (values: number) => ({
    code: "x",
    values: Object.fromEntries(Array.from({ length: values }, (_, at) => [`k${at}`, 1])),
  });
  const withNotes = (notes: readonly object[]) => ownFile([[]], notes);
  const nested = `{"format":${"[".repeat(MEGABYTE / 2)}${"]".repeat(MEGABYTE / 2)}}`;
  return [
    ["400 places on one day", REFUSED, ownFile([places])],
    ["3,000 places without fields", REFUSED, ownFile(Array(60).fill(Array(50).fill({})))],
    ["a note of 90,000 values", REFUSED, withNotes([noteOf(90_000)])],
    ["190 notes of 200 values", REFUSED, withNotes(Array(190).fill(noteOf(200)))],
    ["1 MB of lists in lists", REFUSED, nested],
  ];
}

function mapFiles(): HostileFile[] {
  return [
    ["437 pins in 19 folders", MADE, daysOfPins(19, 23)],
    [`${LIMITS.trip.places} pins in full days`, MADE, daysOfPins(10, PER_DAY)],
    ["1 MB of &", REFUSED, filled("gpx", "&", MEGABYTE)],
    ["1 MB of waypoints", REFUSED, filled("gpx", WAYPOINT, MEGABYTE)],
    ["1 MB of columns", REFUSED, filled("kml", COLUMN, MEGABYTE)],
    ["1 MB of folders", REFUSED, filled("kml", FOLDERS, MEGABYTE)],
  ];
}

function packedFiles(): HostileFile[] {
  const small = `<kml>${PLACEMARK.repeat(12_400)}${"x &amp; ".repeat(49_000)}</kml>`;
  return [
    ["a KMZ of 2 MB of &", REFUSED, kmzOf(filled("kml", "&", UNPACKED))],
    ["a KMZ of 4 kB", REFUSED, kmzOf(small)],
  ];
}

/** A file of our own with such places on its days. */
function ownFile(days: readonly (readonly object[])[], notes: readonly object[] = []): string {
  const userSelection = {
    location: { label: "Lisbon, Portugal" },
    noOfDays: days.length,
    traveler: "2",
    budget: "Comfort",
  };
  const itinerary = days.map((plan, at) => ({ day: `Day ${at + 1}`, plan }));
  const trip = { userSelection, tripData: { hotels: [], itinerary, notes } };
  return JSON.stringify({ format: "tripwright-trip", formatVersion: 1, trip });
}

function filled(root: string, part: string, bytes: number): string {
  return `<${root}>${part.repeat(Math.floor(bytes / part.length))}</${root}>`;
}

function kmzOf(kml: string): Buffer<ArrayBuffer> {
  return Buffer.from(zipOf([{ name: "doc.kml", content: Buffer.from(kml) }], true));
}
