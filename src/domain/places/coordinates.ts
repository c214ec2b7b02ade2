import type { Position } from "./geo.ts";

/** The longest text that can be coordinates. */
const MAX_LENGTH = 300;
/** Half of what the fourth decimal says. */
const NEARLY_NOTHING = 0.000_05;
/** Latitude, longitude and, behind them, an altitude or a zoom. */
const MAX_NUMBERS = 4;

export type ReadCoordinates =
  | { readonly ok: true; readonly at: Position }
  | {
      readonly ok: false;
      readonly problem: "missing" | "unreadable" | "out_of_range" | "null_island";
    };

type Axis = "lat" | "lon";
type Angle = {
  readonly degrees: number;
  readonly axis: Axis | undefined;
  /** Written so that it can't be a house number: with decimals, a degree sign or a letter. */
  readonly isPlain: boolean;
};

const NUMBER = String.raw`(?<![\d.])([-+]?) ?(\d{1,3}(?:\.\d*)?)(?![\d.])`;
const PARTS = String.raw`\s*(?:°\s*(?:(\d{1,2}(?:\.\d+)?)\s*'\s*(?:(\d{1,2}(?:\.\d+)?)\s*"?)?)?)?`;
const LETTER = "(?<![a-z])[nsew](?![a-z])";
/** φ and λ stand for the words "latitude" and "longitude". */
const ANGLE = new RegExp(
  [
    String.raw`(?<label>[φλ])["'\s:=]*${NUMBER}${PARTS}\s*(?<after>${LETTER})?`,
    String.raw`(?<before>${LETTER}|(?<=\d['"°]?)[nsew](?=\d))["'\s:=]*${NUMBER}${PARTS}`,
    String.raw`${NUMBER}${PARTS}\s*(?<behind>[nsew](?![a-z]))?`,
  ].join("|"),
  "gi",
);

/** The format of `coordinatesText`, which nearly all have: read at once. */
const OWN_FORMAT = /^-?\d{1,3}\.\d{4}, -?\d{1,3}\.\d{4}$/;

/**
 * Reads coordinates however a person or a model writes them: decimal degrees with signs or letters,
 * degrees with minutes and seconds, labels ("lat: …"), decimal commas, `geo:` and map addresses.
 * Without letters or labels, latitude comes first.
 */
export function parseCoordinates(text: string): ReadCoordinates {
  const own = OWN_FORMAT.test(text) ? text.split(", ").map(Number) : [];
  const [ownLat, ownLon] = own;
  if (ownLat !== undefined && ownLon !== undefined) return checked({ lat: ownLat, lon: ownLon });
  const plain = normalise(text);
  if (!/\d/.test(plain)) {
    const isBlank = /^(?:[^\p{L}]*|n\/?a|none|null|unknown|undefined|tbd)$/iu.test(plain.trim());
    return { ok: false, problem: isBlank ? "missing" : "unreadable" };
  }
  const pair = pairOf(plain);
  return pair === undefined ? { ok: false, problem: "unreadable" } : checked(pair);
}

/** The position that a text says; undefined where it says none. */
export function positionIn(text = ""): Position | undefined {
  const read = parseCoordinates(text);
  return read.ok ? read.at : undefined;
}

function checked(pair: Position): ReadCoordinates {
  const { lat, lon } = pair;
  if (Math.abs(lat) > 90 || Math.abs(lon) > 180) return { ok: false, problem: "out_of_range" };
  if (Math.abs(lat) < NEARLY_NOTHING && Math.abs(lon) < NEARLY_NOTHING) {
    return { ok: false, problem: "null_island" };
  }
  return { ok: true, at: pair };
}

/** The position when latitude and longitude change places; undefined where that is no position. */
export function parseSwappedCoordinates(text: string): Position | undefined {
  const pair = pairOf(normalise(text));
  if (pair === undefined || Math.abs(pair.lon) > 90 || Math.abs(pair.lat) > 180) return undefined;
  return { lat: pair.lon, lon: pair.lat };
}

/** "48.8566, 2.3522": four decimals, about 11 m. */
export function coordinatesText(at: Position): string {
  return `${fourDecimals(at.lat)}, ${fourDecimals(at.lon)}`;
}

function fourDecimals(degrees: number): string {
  const text = degrees.toFixed(4);
  return text === "-0.0000" ? "0.0000" : text;
}

/** One sign for each thing: minus, degrees, minutes, seconds, decimal points, labels. */
function normalise(text: string): string {
  const plain = text
    .slice(0, MAX_LENGTH)
    .replace(/[º˚∘]/g, "°")
    .replace(/[’‘´`ʹ′ʼ]/g, "'")
    .replace(/[”“ʺ″]|''/g, '"')
    .normalize("NFKC")
    .replace(/\s+/g, " ")
    .replace(/[−‐‑‒–—﹣]/g, "-")
    .replace(/(\d) - (?=\d)/g, "$1, ")
    .replace(/\bdeg(?:rees?)?\b\.?/gi, "°")
    .replace(/%2C/gi, ",")
    .replace(/\b(?:latitude|lat)\b/gi, "φ")
    .replace(/\b(?:longitude|long|lng|lon)\b/gi, "λ")
    .replace(/\b(north|south|east|west)\b/gi, (word) => word.slice(0, 1))
    .replace(/(\d{1,3})[ :](\d{1,2})[ :](\d{1,2}(?:\.\d+)?) ?(?=[nsew](?![a-z]))/gi, "$1°$2'$3\"");
  return withDecimalPoints(plain);
}

/** "48,86; 2,33" and "48,86, 2,33" have commas where others have points. */
function withDecimalPoints(text: string): string {
  if (/\d\.\d/.test(text)) return text;
  const numbers = /^(\D*)(\d{1,3}),(\d+)([^\d,]*[;|/, ][^\d,]*|,)(\d{1,3}),(\d+)(\D*)$/.exec(text);
  if (numbers === null) return text;
  const [, start, lat, latPart, between, lon, lonPart, end] = numbers;
  return `${start}${lat}.${latPart}${between}${lon}.${lonPart}${end}`;
}

function pairOf(text: string): Position | undefined {
  const address = /@(-?\d[\d.]*),(-?\d[\d.]*)|!3d(-?\d[\d.]*)!4d(-?\d[\d.]*)/.exec(text);
  if (address !== null) {
    return positionOf(Number(address[1] ?? address[3]), Number(address[2] ?? address[4]));
  }
  if (/\bhttps?:/i.test(text)) {
    const inAddress = /(-?\d{1,3}\.\d+), ?\+?(-?\d{1,3}\.\d+)/.exec(text);
    return inAddress === null ? undefined : positionOf(Number(inAddress[1]), Number(inAddress[2]));
  }
  const angles = anglesOf(text);
  const [first, second] = angles;
  if (first === undefined || second === undefined || angles.length > MAX_NUMBERS) return undefined;
  const hasWords = /\p{L}{3}/u.test(text.replace(/\b(?:geo|gps|wgs84)\b/gi, ""));
  if (hasWords && !(first.isPlain && second.isPlain)) return undefined;
  if (first.axis !== undefined && first.axis === second.axis) return undefined;
  return first.axis === "lon" || second.axis === "lat"
    ? positionOf(second.degrees, first.degrees)
    : positionOf(first.degrees, second.degrees);
}

function positionOf(lat: number, lon: number): Position | undefined {
  return Number.isFinite(lat) && Number.isFinite(lon) ? { lat, lon } : undefined;
}

function anglesOf(text: string): Angle[] {
  const angles: Angle[] = [];
  for (const match of text.matchAll(ANGLE)) {
    const { label, after, before, behind } = match.groups ?? {};
    // The number stands in the group of whichever of the three forms it was written in.
    const from = label !== undefined ? 2 : before !== undefined ? 8 : 12;
    const [sign, whole = "", minutes, seconds] = match.slice(from, from + 4);
    if (Number(minutes ?? 0) >= 60 || Number(seconds ?? 0) >= 60) return [];
    const size = Number(whole) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
    const letter = (after ?? before ?? behind)?.toLowerCase();
    const isNegative = sign === "-" || letter === "s" || letter === "w";
    const axis = axisOf(label, letter);
    angles.push({
      degrees: isNegative && size !== 0 ? -size : size,
      axis,
      isPlain: axis !== undefined || whole.includes(".") || match[0].includes("°"),
    });
  }
  return angles;
}

function axisOf(label: string | undefined, letter: string | undefined): Axis | undefined {
  if (label !== undefined) return label === "φ" ? "lat" : "lon";
  if (letter === undefined) return undefined;
  return letter === "n" || letter === "s" ? "lat" : "lon";
}
