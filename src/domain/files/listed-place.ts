import type { Position } from "../places/geo.ts";

/** A place of a list that a traveller has: of a file, a page of text, or a map's link. */
export type ListedPlace = {
  readonly name: string;
  readonly at?: Position | undefined;
  /** `at` is the middle of a map that shows it, not the place. */
  readonly isAbout?: true | undefined;
  /** `at` is the middle of an area. */
  readonly isArea?: true | undefined;
  /** Words that are a place only where somebody knows one of that name. */
  readonly isWords?: true | undefined;
  readonly address?: string | undefined;
  readonly note?: string | undefined;
};

/** A list after reading. */
export type ReadList = {
  readonly places: readonly ListedPlace[];
  /** Sentences, in which names may stand. */
  readonly prose: string;
  /** Links that say nothing before somebody opens them. */
  readonly shortLinks: readonly string[];
  /** So many lines or points are no places: times, dates, a car park. */
  readonly left: number;
};

/** A position as a map would take it: undefined off the globe, and at 0, 0, which stands for "not known". */
export function positionOf(lat: number, lon: number): Position | undefined {
  const isThere = Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  const isNowhere = Math.abs(lat) < 0.0001 && Math.abs(lon) < 0.0001;
  return isThere && !isNowhere ? { lat, lon } : undefined;
}

/** The middle of the box around some points; undefined where there are none. */
export function middleOf(points: readonly Position[]): Position | undefined {
  const [lats, lons] = [points.map(({ lat }) => lat), points.map(({ lon }) => lon)];
  const middle = (all: readonly number[]) =>
    (all.reduce((a, b) => Math.min(a, b), Infinity) +
      all.reduce((a, b) => Math.max(a, b), -Infinity)) /
    2;
  return points.length === 0 ? undefined : { lat: middle(lats), lon: middle(lons) };
}
