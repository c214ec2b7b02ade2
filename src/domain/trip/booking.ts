import * as z from "zod/mini";
import { addDays, isCalendarDate } from "../calendar-date.ts";
import { isBookedHotel } from "./booked-nights.ts";
import { hotelNights } from "./hotel-nights.ts";
import type { Meal, Trip } from "./trip.ts";

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

/** A visit or a table that is to be booked; `placeId` of a table is that of the place to eat in the guide. */
export type BookingOfTrip = Booking & {
  readonly placeId: string;
  readonly name: string;
  /** The date by which to book; undefined without dates. */
  readonly bookBy: string | undefined;
  readonly isBooked: boolean;
};

/** A dinner that the traveller asked for is more than a place to eat on the way (editorial). */
const CHOSEN_DINNER: Booking = { need: "should", daysAhead: 7 };

/** How sure one has to book a meal's table, and how long before; undefined where one just goes. */
export function bookingOfMeal({
  booking,
  kind,
  eateryKind,
  isChosen,
}: Pick<Meal, "booking" | "kind" | "eateryKind" | "isChosen">): Booking | undefined {
  const isDinner = isChosen === true && kind === "dinner" && eateryKind === "restaurant";
  return booking ?? (isDinner ? CHOSEN_DINNER : undefined);
}

/** The places of a trip that are to be booked ahead, in the order of the visits. */
export function bookingsOf({ tripData: { itinerary } }: Pick<Trip, "tripData">): BookingOfTrip[] {
  return itinerary
    .flatMap(({ date, plan, meals = [] }) => {
      const tables = meals.flatMap((meal) => {
        const { guideId: id, placeName, isBooked } = meal;
        return id === undefined || placeName === undefined
          ? []
          : [{ id, placeName, booking: bookingOfMeal(meal), isBooked }];
      });
      return [...plan, ...tables].flatMap(({ id, placeName, booking, isBooked = false }) => {
        if (booking === undefined) return [];
        const isDated = date !== undefined && isCalendarDate(date);
        const bookBy = isDated ? addDays(date, -booking.daysAhead) : undefined;
        return [{ ...booking, placeId: id, name: placeName, bookBy, isBooked }];
      });
    })
    .toSorted((a, b) =>
      a.bookBy === undefined || b.bookBy === undefined
        ? b.daysAhead - a.daysAhead
        : a.bookBy < b.bookBy
          ? -1
          : Number(a.bookBy > b.bookBy),
    );
}

/** The hotels that the days of a trip start from and that have a night without a booked stay, but for the traveller's own. */
export function hotelsToBook(
  trip: Pick<Trip, "tripData" | "bookings">,
): Trip["tripData"]["hotels"] {
  const { hotels, itinerary } = trip.tripData;
  const bases = new Set(itinerary.map(({ plan }) => plan[0]?.leg?.from));
  const open = new Set(hotelNights(trip).flatMap(({ base, stay }) => (stay ? [] : [base])));
  const { bookings = [] } = trip;
  return hotels.filter(
    ({ id, hotelName, isOwn, base = 0 }) =>
      isOwn !== true && bases.has(hotelName) && open.has(base) && !isBookedHotel(bookings, id),
  );
}
