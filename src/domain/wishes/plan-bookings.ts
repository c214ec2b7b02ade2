import type { Booking } from "../bookings/booking.ts";
import { partIdOf } from "../edits/kinds/bookings/anchored.ts";
import type { KnownCity } from "../engine/known-city.ts";
import { readTrip } from "../engine/reading/read-trip.ts";
import type { Trip, TripDraft } from "../trip/trip.ts";
import { withIds } from "../trip/with-ids.ts";
import { proposeBookings } from "./propose-bookings.ts";

/**
 * A plan that was just made, laid out around what is booked. The parts that bookings are for have their ids from now on.
 * Pure. Yields every millisecond or so.
 *
 * @param draft its bookings are not in its plan yet.
 */
export function* planBookings(
  { bookings, ...draft }: TripDraft & { readonly bookings: Booking[] },
  city: KnownCity | undefined,
): Generator<void, TripDraft, void> {
  const trip: Trip = {
    ...draft,
    ...{ id: "", userEmail: "", version: 1, createdAt: "" },
    tripData: withIds(draft.tripData),
  };
  const made = yield* proposeBookings(yield* readTrip(trip, city), bookings);
  if (made === undefined) return { ...draft, bookings };
  const { bookings: held = [], tripData } = made.document;
  const ids = new Set(held.map(partIdOf));
  const own = <Part extends { readonly id: string }>({ id, ...part }: Part) =>
    ids.has(id) ? { id, ...part } : part;
  // What was left out of a new plan was never seen.
  const { setAside: _, ...rest } = tripData;
  return {
    ...draft,
    bookings: held,
    tripData: {
      ...rest,
      hotels: rest.hotels.map(own),
      itinerary: rest.itinerary.map(({ id: __, plan, ...day }) => ({
        ...day,
        plan: plan.map(own),
      })),
    },
  };
}
