import * as z from "zod/mini";
import { addDays, isCalendarDate } from "../calendar-date.ts";
import type { Trip } from "./trip.ts";

/** Where the house itself sells tickets. Files of strangers have such addresses, too: nothing but a plain one. */
export const bookingUrlSchema = z
  .string()
  .check(z.regex(/^https:\/\/[a-z0-9.-]+\/?[\w/.-]*$/), z.maxLength(120));

/** How sure one has to book a place, how long before, and where. */
export const bookingSchema = z.object({
  /** "must": without a booking one usually doesn't get in. */
  need: z.enum(["must", "should"]),
  daysAhead: z.int().check(z.minimum(1), z.maximum(365)),
  url: z.optional(bookingUrlSchema),
});

export type Booking = z.infer<typeof bookingSchema>;

/** A visit that is to be booked. */
export type BookingOfTrip = Booking & {
  readonly placeId: string;
  readonly name: string;
  /** The date by which to book; undefined without dates. */
  readonly bookBy: string | undefined;
  readonly isBooked: boolean;
};

/** The places of a trip that are to be booked ahead, in the order of the visits. */
export function bookingsOf({ tripData: { itinerary } }: Pick<Trip, "tripData">): BookingOfTrip[] {
  return itinerary
    .flatMap(({ date, plan }) =>
      plan.flatMap(({ id, placeName, booking, isBooked = false }) => {
        if (booking === undefined) return [];
        const isDated = date !== undefined && isCalendarDate(date);
        const bookBy = isDated ? addDays(date, -booking.daysAhead) : undefined;
        return [{ ...booking, placeId: id, name: placeName, bookBy, isBooked }];
      }),
    )
    .toSorted((a, b) =>
      a.bookBy === undefined || b.bookBy === undefined
        ? b.daysAhead - a.daysAhead
        : a.bookBy < b.bookBy
          ? -1
          : Number(a.bookBy > b.bookBy),
    );
}
