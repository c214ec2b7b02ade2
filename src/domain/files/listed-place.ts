import type { Position } from "../places/geo.ts";

/** A place of a list that a traveller has: of a file, a page of text, or a map's link. */
export type ListedPlace = {
  readonly name: string;
  readonly at?: Position | undefined;
  /** `at` is the middle of a map that shows it, not the place. */
  readonly isAbout?: true | undefined;
  readonly address?: string | undefined;
  readonly note?: string | undefined;
};

/** What a list comes to. */
export type ReadList = {
  readonly places: readonly ListedPlace[];
  /** Sentences, in which names may stand. */
  readonly prose: string;
  /** Links that say nothing before somebody opens them. */
  readonly shortLinks: readonly string[];
};

/** A position as a map would take it: undefined off the globe, and at 0, 0, which stands for "not known". */
export function positionOf(lat: number, lon: number): Position | undefined {
  const isThere = Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  const isNowhere = Math.abs(lat) < 0.0001 && Math.abs(lon) < 0.0001;
  return isThere && !isNowhere ? { lat, lon } : undefined;
}
