import { newId } from "../lib/tokens.ts";

const STAMP_LENGTH = 11;

/** See `StoredTrip`: 64 random bits. */
export function newStamp(): string {
  return newId().slice(0, STAMP_LENGTH);
}
