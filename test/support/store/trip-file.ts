import type { TripFile } from "../../../src/server/store/trip-file-store.ts";

export const FILE_CONTENT = Buffer.from("%PDF-1.7 a ticket");

/** A ticket with a place of a trip. */
export function tripFile(
  fields: Pick<TripFile, "tripId" | "ownerId"> & Partial<TripFile>,
): TripFile {
  return {
    id: "file-1",
    partId: "place-0-0",
    name: "ticket.pdf",
    type: "application/pdf",
    bytes: FILE_CONTENT.byteLength,
    hash: "the hash of a file",
    addedAtMs: 1_700_000_000_000,
    ...fields,
  };
}
