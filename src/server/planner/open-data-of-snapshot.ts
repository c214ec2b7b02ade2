import type { OpenDataOfTrip } from "../../domain/trip/trip.ts";
import type { Snapshot } from "../guides/guide-source.ts";

/** The trip's reference to the open data that it was planned from. */
export function openDataOfSnapshot({ id, guide }: Snapshot): OpenDataOfTrip {
  const { quality, known, builtAt, revisions } = guide;
  return { snapshot: id, quality, known, builtAt, pages: revisions };
}
