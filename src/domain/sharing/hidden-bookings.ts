import type { Trip, TripDay, TripHotel, TripPlace } from "../trip/trip.ts";

/**
 * A trip whose bookings a guest doesn't see: what they brought into the plan keeps its hours, and says neither what nor
 * where it is; a table says its house, as the plan's own meals do. A place or hotel that was in the plan before it was booked stays as it is.
 *
 * @param booked name of such a part, in the guest's language.
 */
export function withoutBookedNames(trip: Trip, booked: string): Trip {
  const { hotels, itinerary } = trip.tripData;
  const ids = new Set((trip.bookings ?? []).map(({ id }) => id));
  const parts = [
    ...hotels.map(({ id, hotelName: name }) => ({ id, name })),
    ...itinerary.flatMap(({ plan }) => plan.map(({ id, placeName: name }) => ({ id, name }))),
  ];
  const brought = parts.filter(({ id }) => ids.has(id));
  if (brought.length === 0) return trip;
  const isTable = (id: string) =>
    trip.bookings?.some((booking) => booking.id === id && booking.kind === "table") === true;
  const names = new Set(brought.flatMap(({ id, name }) => (isTable(id) ? [] : [name])));
  const place = (one: TripPlace): TripPlace =>
    ids.has(one.id)
      ? {
          ...one,
          placeName: isTable(one.id) ? one.placeName : booked,
          placeDetails: "",
          geoCoordinates: "",
          placeImageURL: "",
        }
      : one;
  const hotel = (one: TripHotel): TripHotel =>
    ids.has(one.id)
      ? {
          ...one,
          hotelName: booked,
          hotelAddress: "",
          description: "",
          geoCoordinates: "",
          hotelImageURL: "",
        }
      : one;
  const day = (one: TripDay): TripDay => ({
    ...renamed(one, names, booked),
    plan: one.plan.map((visit) => place(renamed(visit, names, booked))),
  });
  return {
    ...trip,
    tripData: { ...trip.tripData, hotels: hotels.map(hotel), itinerary: itinerary.map(day) },
  };
}

/** Ways, meals and free hours, with another name for what has some of these. */
function renamed<Part extends object>(part: Part, names: ReadonlySet<string>, to: string): Part {
  const entries = Object.entries(part).map(([key, value]): [string, unknown] => {
    if (NAMING.has(key)) return [key, names.has(value) ? to : value];
    if (Array.isArray(value) && INSIDE.has(key)) {
      return [key, value.map((one) => renamed(one, names, to))];
    }
    return [key, INSIDE.has(key) ? renamed(value, names, to) : value];
  });
  return Object.fromEntries(entries) as Part;
}

const NAMING: ReadonlySet<string> = new Set(["from", "near"]);
const INSIDE: ReadonlySet<string> = new Set(["leg", "wayBack", "transfer", "meals", "free", "way"]);
