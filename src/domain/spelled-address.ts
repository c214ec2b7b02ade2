const MAPS_SEARCH = /^https:\/\/www\.google\.com\/maps\/search\/\?.*\bquery=([^&]*)/;

/** An address as one reads it from paper and types it: no scheme, no percent codes, a search by its words. */
export function spelledAddress(address: string): string {
  const query = MAPS_SEARCH.exec(address)?.[1];
  if (query === undefined) return decoded(address.replace(/^https:\/\/(?:www\.)?/, ""));
  // Spaces would end the address, the others its path.
  return `google.com/maps/search/${decoded(query, decodeURIComponent).replaceAll(/[\s/?#]+/g, "+")}`;
}

function decoded(text: string, decode = decodeURI): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}
