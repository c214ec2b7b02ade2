import type { Position } from "../../places/geo.ts";
import type { Known, KnownMatcher } from "./match-known.ts";
import { type ReadPosition, readPosition } from "./read-position.ts";

/** Something of a plan with what is known of it. */
export type Located<K> = {
  readonly known: K | undefined;
  /** What its coordinates say. */
  readonly position: ReadPosition;
  /** Where it is: the guide's word before the document's; undefined where neither can be trusted. */
  readonly at: Position | undefined;
};

/**
 * Finds the known place or hotel that a plan's is, and where it is.
 *
 * @param centre the middle of the destination, where it is known.
 */
export function locate<K extends Known>(
  name: string,
  text: { readonly guideId?: string | undefined; readonly geoCoordinates: string },
  find: KnownMatcher<K>,
  centre: Position | undefined,
): Located<K> {
  const position = readPosition(text.geoCoordinates, centre);
  const known = find({ name, guideId: text.guideId }, position);
  const isSomewhere = position.kind === "plausible" || position.kind === "far";
  return { known, position, at: known?.at ?? (isSomewhere ? position.at : undefined) };
}
