import { newKey } from "../lib/new-key.ts";

/** An id for a new day, place or hotel of a trip: 8 hexadecimal digits, as the server gives. */
export function newPartId(): string {
  return newKey().slice(0, 8);
}
