import type { Position } from "../places/geo.ts";

/** A place of a file by another program. */
export type OutlinePlace = {
  readonly name: string;
  readonly details: string;
  /** Left out where the file has an address instead. */
  readonly at?: Position | undefined;
  /** `at` is the middle of an area; of lists only. */
  readonly isArea?: true | undefined;
};

/** A list has areas and points without a name, too, which no trip has. */
export type OutlineOptions = { readonly isList?: boolean };

/** The trip that a file by another program describes. */
export type Outline = {
  /** The file's own title; may be empty. */
  readonly name: string;
  readonly hotels: readonly OutlinePlace[];
  /** Its routes or folders. */
  readonly days: readonly { readonly name: string; readonly places: readonly OutlinePlace[] }[];
  /** The places that are on no day. */
  readonly others: readonly OutlinePlace[];
};
