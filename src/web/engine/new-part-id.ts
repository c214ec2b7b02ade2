/** An id for a new day, place or hotel of a trip: 8 hexadecimal digits, as the server gives. */
export function newPartId(): string {
  return crypto.randomUUID().slice(0, 8);
}
