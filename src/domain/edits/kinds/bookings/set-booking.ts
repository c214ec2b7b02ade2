import * as z from "zod/mini";
import { bookingSchema } from "../../../bookings/booking.ts";
import { LIMITS } from "../../../limits.ts";
import { type EditKind, REFUSED, TRIP_FULL } from "../../edit-kind.ts";
import { isIdTaken, isWithinRoom } from "../plan-parts.ts";
import { findBooking, withBooking } from "./anchored.ts";

const schema = z.strictObject({ kind: z.literal("set-booking"), booking: bookingSchema });

/** A booking, new or in place of the one of its id; the plan keeps to it (`withBooking`). */
export const setBooking: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "retimed",
  apply(trip, { booking }) {
    if (findBooking(trip, booking.id) === undefined && isIdTaken(trip, booking.id)) return REFUSED;
    const next = withBooking(trip, booking);
    const isFull =
      (next.bookings?.length ?? 0) > LIMITS.trip.bookings ||
      next.tripData.hotels.length > LIMITS.trip.hotels ||
      !isWithinRoom(next);
    return isFull ? TRIP_FULL : next;
  },
  target: ({ booking }) => `booking-${booking.id}`,
  before: (trip, { booking }) => findBooking(trip, booking.id) ?? "",
  describe(trip, { booking }) {
    const values = { about: booking.name };
    const former = findBooking(trip, booking.id);
    if (former === undefined) return { code: "bookingAdded", values };
    const isOff = booking.state === "cancelled" && former.state !== "cancelled";
    return { code: isOff ? "bookingCancelled" : "bookingChanged", values };
  },
};
