import {
  coordinatesText,
  parseCoordinates,
  parseSwappedCoordinates,
} from "../../places/coordinates.ts";
import { distanceKm, type Position } from "../../places/geo.ts";
import type { Hotel, Place } from "../../trip/trip.ts";

/** No day of a trip goes further from the middle of its destination. */
const DAY_REACH_KM = 40;
/** Farther than this the numbers are wrong, not the plan. */
const MISTAKE_KM = 400;
const FEWEST_POINTS = 3;

/** What a text's coordinates say, compared with the middle of the destination. */
export type ReadPosition = {
  /** As it is written, where it can be read. */
  readonly said: Position | undefined;
} & (
  | { readonly kind: "plausible"; readonly at: Position; readonly isSwapped: boolean }
  /** Readable and not absurd, but no part of a trip there. */
  | { readonly kind: "far"; readonly at: Position; readonly km: number }
  | { readonly kind: "missing" }
  /** `at` is what the text says, where it can be read. */
  | { readonly kind: "wrong"; readonly at: Position | undefined }
);

/** Without a centre, whatever can be read is plausible. */
export function readPosition(text: string, centre: Position | undefined): ReadPosition {
  const read = parseCoordinates(text);
  const said = read.ok ? read.at : undefined;
  const at = said && rounded(said);
  const isMissing = !read.ok && read.problem === "missing";
  if (centre === undefined) {
    if (at !== undefined) return { kind: "plausible", said, at, isSwapped: false };
    return isMissing ? { kind: "missing", said } : { kind: "wrong", said, at };
  }
  const km = at === undefined ? Number.POSITIVE_INFINITY : distanceKm(at, centre);
  if (at !== undefined && km <= DAY_REACH_KM) {
    return { kind: "plausible", said, at, isSwapped: false };
  }
  if (at !== undefined && km <= MISTAKE_KM) return { kind: "far", said, at, km };
  // Only now: near Cairo, where both numbers are about thirty, Alexandria swapped is in Cairo.
  const swapped = parseSwappedCoordinates(text);
  if (swapped !== undefined && distanceKm(rounded(swapped), centre) <= DAY_REACH_KM) {
    return { kind: "plausible", said, at: rounded(swapped), isSwapped: true };
  }
  return isMissing ? { kind: "missing", said } : { kind: "wrong", said, at };
}

/** The middle of what some texts name; undefined for fewer than three points. */
export function middleOf(
  texts: readonly Pick<Hotel | Place, "geoCoordinates">[],
): Position | undefined {
  const points = texts.flatMap(({ geoCoordinates }) => {
    const read = parseCoordinates(geoCoordinates);
    return read.ok ? [read.at] : [];
  });
  if (points.length < FEWEST_POINTS) return undefined;
  return { lat: median(points.map(({ lat }) => lat)), lon: median(points.map(({ lon }) => lon)) };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** What the document's text will say, so that reading it again changes nothing. */
function rounded(at: Position): Position {
  const read = parseCoordinates(coordinatesText(at));
  return read.ok ? read.at : at;
}
