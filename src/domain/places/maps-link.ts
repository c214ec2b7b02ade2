/**
 * A maps search in Google's documented URL form (spec section 7.9).
 *
 * @param parts what to search for: the name, then what tells it from others of that name: a hotel's
 * address, a place's city. Empty parts are left out. Coordinates are not among them: the
 * documented form takes words or coordinates, not both.
 */
export function mapsSearchUrl(...parts: readonly string[]): string {
  return `https://www.google.com/maps/search/?api=1&query=${searched(parts)}`;
}

/** The way there from where one is, in the same documented form. @param parts as `mapsSearchUrl` takes them. */
export function mapsDirectionsUrl(...parts: readonly string[]): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${searched(parts)}`;
}

function searched(parts: readonly string[]): string {
  const query = parts.filter((part) => part.trim() !== "").join(", ");
  return encodeURIComponent(query.toWellFormed());
}
