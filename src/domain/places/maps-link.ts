/** Whether a place or a hotel is the traveller's own, and where the trip says that it is. */
export type MapsSpot = {
  readonly geoCoordinates: string;
  readonly isOwn?: boolean | undefined;
};

/** "38.7139, -9.1394", as `coordinatesText` writes it. */
const POSITION = /^-?[\d.]+, ?-?[\d.]+$/;

/**
 * A maps search in Google's documented URL form (spec section 7.9), which takes words or coordinates, not both.
 *
 * @param name what to search for.
 * @param where tells it from others of that name: a hotel's address, a place's city; "" where it isn't known.
 * @param spot the traveller's own is searched for by its position: its name is theirs, and no map has it.
 */
export function mapsSearchUrl(name: string, where = "", spot?: MapsSpot): string {
  return `https://www.google.com/maps/search/?api=1&query=${searched(name, where, spot)}`;
}

/** The way there from where one is, in the same documented form, for the same search. */
export function mapsDirectionsUrl(name: string, where = "", spot?: MapsSpot): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${searched(name, where, spot)}`;
}

function searched(name: string, where: string, spot: MapsSpot | undefined): string {
  const words = where.trim() === "" ? name : `${name}, ${where}`;
  const isSpot = spot?.isOwn === true && POSITION.test(spot.geoCoordinates);
  return encodeURIComponent((isSpot ? spot.geoCoordinates : words).toWellFormed());
}
