import type { FileWords } from "../messages/words.ts";
import type { Position } from "../places/geo.ts";
import type { Trip } from "../trip/trip.ts";
import { exportedDays, exportedHotels, exportedName, leftOutWords } from "./exported-days.ts";
import { openDataLines } from "./open-data-lines.ts";

/**
 * A trip as GeoJSON (RFC 7946): a point for each hotel and place with a position, a line for each day with two of
 * them. Hours are minutes after midnight at the destination.
 */
export function tripGeoJson(trip: Trip, words: FileWords): string {
  const days = exportedDays(trip, words);
  const leftOut = leftOutWords(trip, words);
  const credit = openDataLines(trip, words);
  const features = [
    ...exportedHotels(trip, words).map(({ id, name, at, lines }) =>
      feature(pointOf(at), { id, kind: "hotel", name, description: lines.join("\n") }),
    ),
    ...days.flatMap((day, index) =>
      day.stops.map(({ id, name, at, lines, place }, order) =>
        feature(pointOf(at), {
          id,
          kind: "place",
          name,
          description: lines.join("\n"),
          day: index + 1,
          date: day.date,
          order: order + 1,
          startMinutes: place.visit?.startMinutes,
          endMinutes: place.visit?.endMinutes,
        }),
      ),
    ),
    ...days.map(({ id, name, date, transfer, stops }, index) => {
      const line = stops.flatMap(({ at }) => (at === undefined ? [] : [pair(at)]));
      const geometry =
        line.length < 2 ? undefined : ({ type: "LineString", coordinates: line } as const);
      return feature(geometry, { id, kind: "day", name, day: index + 1, date, transfer });
    }),
  ].filter((one) => one !== undefined);
  const collection = {
    type: "FeatureCollection",
    name: exportedName(trip, words),
    description: leftOut,
    ...(credit.length === 0 ? {} : { credit }),
    features,
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

type Geometry =
  | { readonly type: "Point"; readonly coordinates: readonly number[] }
  | { readonly type: "LineString"; readonly coordinates: ReadonlyArray<readonly number[]> };

function feature(geometry: Geometry | undefined, properties: Readonly<Record<string, unknown>>) {
  return geometry && { type: "Feature", geometry, properties };
}

function pointOf(at: Position | undefined): Geometry | undefined {
  return at && { type: "Point", coordinates: pair(at) };
}

const pair = ({ lat, lon }: Position) => [lon, lat];
