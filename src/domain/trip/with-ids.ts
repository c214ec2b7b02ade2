import type { Trip, TripData } from "./trip.ts";

/**
 * A plan as it is first saved: gives an id to each day, place and hotel that has none, and another to one whose id
 * stands in the plan already.
 *
 * @param idAt makes an id for what stands at a position ("day-0", "place-0-1", "hotel-2"), which by default is the id itself.
 */
export function withIds(
  { hotels, itinerary, setAside, ...rest }: TripData,
  idAt: (position: string) => string = (position) => position,
): Trip["tripData"] {
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

  return {
    ...rest,
    hotels: hotels.map((hotel, at) => identified(hotel, `hotel-${at}`)),
    itinerary: itinerary.map((day, dayAt) => ({
      ...identified(day, `day-${dayAt}`),
      plan: day.plan.map((place, at) => identified(place, `place-${dayAt}-${at}`)),
    })),
    ...(setAside === undefined
      ? {}
      : { setAside: setAside.map((place, at) => identified(place, `aside-${at}`)) }),
  };
}
