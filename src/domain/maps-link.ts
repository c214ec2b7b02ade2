/**
 * A maps search in Google's documented URL form (spec section 7.9).
 *
 * @param parts what to search for: the name, and for hotels the address; empty parts are left out.
 */
export function mapsSearchUrl(...parts: readonly string[]): string {
  const query = parts.filter((part) => part.trim() !== "").join(", ");
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query.toWellFormed())}`;
}
