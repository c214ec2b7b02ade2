import type { TripDocument } from "./trip.ts";

/** When a trip was saved, in milliseconds since 1970: its id says so where the document doesn't. */
export function createdAtMs({
  id,
  createdAt,
}: Pick<TripDocument, "id"> & Partial<TripDocument>): number {
  const saidMs = Date.parse(createdAt ?? "");
  return Number.isNaN(saidMs) ? Number(id) : saidMs;
}
