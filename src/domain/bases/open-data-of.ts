import type { OpenDataOfTrip, Trip } from "../trip/trip.ts";

/** All open data that a trip is planned from: of its destination, or of each base that has some. */
export function openDataOf({
  openData,
  bases,
}: Pick<Trip, "openData" | "bases">): OpenDataOfTrip[] {
  const ofBases = bases?.towns.flatMap((town) => town.openData ?? []) ?? [];
  return openData === undefined ? ofBases : [openData, ...ofBases];
}
