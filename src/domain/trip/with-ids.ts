import type { Trip, TripDocument } from "./trip.ts";

/** The documents whose days, places and hotels all have ids. */
export const TRIP_FORMAT = 2;

/**
 * The one door to a stored trip: gives each day, place and hotel that has none an id. By default the id
 * says where it stood ("day-0", "place-0-1", "hotel-2"), so that a browser that keeps an older document
 * offline and the server come to the same ids before the server has written them back. Fields we don't
 * know stay as they are.
 *
 * @param idAt makes an id for what stands at a position; a trip that is saved for the first time gets
 *   random ones.
 */
export function withIds<Document extends Pick<TripDocument, "format" | "tripData">>(
  document: Document,
  idAt: (position: string) => string = (position) => position,
): Omit<Document, "tripData"> & Pick<Trip, "tripData"> {
  // Written by this function, or by an edit of what it returned.
  if (document.format === TRIP_FORMAT) return document as Document & Pick<Trip, "tripData">;
  const { hotels, itinerary, setAside, ...rest } = document.tripData;
  const taken = new Set<string>();

  function identified<T extends { id?: string | undefined }>(
    part: T,
    position: string,
  ): T & { id: string } {
    let id = part.id ?? idAt(position);
    // A longer id might be none.
    if (taken.has(id)) id = idAt(position);
    while (taken.has(id)) id = `${id}x`;
    taken.add(id);
    return { ...part, id };
  }

  const tripData = {
    ...rest,
    hotels: hotels.map((hotel, at) => identified(hotel, `hotel-${at}`)),
    itinerary: itinerary.map((day, dayAt) => ({
      ...identified(day, `day-${dayAt}`),
      plan: day.plan.map((place, at) => identified(place, `place-${dayAt}-${at}`)),
    })),
    // Only edits set places aside, and give them ids.
    ...(setAside === undefined
      ? {}
      : { setAside: setAside.map((place, at) => identified(place, `aside-${at}`)) }),
  };
  return { format: TRIP_FORMAT, ...document, tripData };
}
