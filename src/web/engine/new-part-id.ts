/** An id for a new day, place or hotel of a trip: 8 hexadecimal digits, as the server gives. Plain http, as at home, has no `randomUUID`. */
export function newPartId(): string {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1));
  return bits.toString(16).padStart(8, "0");
}
