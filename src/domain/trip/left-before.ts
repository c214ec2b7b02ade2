import * as z from "zod/mini";
import { bookingsOf, hotelsToBook } from "./booking.ts";
import type { Trip } from "./trip.ts";

/** How many things are left before a trip begins; what has none left out of it. */
export const leftBeforeSchema = z.object({
  book: z.optional(z.int()),
  do: z.optional(z.int()),
  pack: z.optional(z.int()),
});
export type LeftBefore = z.infer<typeof leftBeforeSchema>;

/** Counts of what is still to be booked, done and packed for a trip; undefined where nothing is. */
export function leftBefore(
  trip: Pick<Trip, "tripData" | "listItems" | "bookings">,
): LeftBefore | undefined {
  const { listItems = [] } = trip;
  const open = listItems.filter(({ isDone }) => isDone !== true);
  const left = {
    book: bookingsOf(trip).filter(({ isBooked }) => !isBooked).length + hotelsToBook(trip).length,
    do: open.filter(({ list }) => list === "do").length,
    pack: open.filter(({ list }) => list === "pack").length,
  };
  const some = Object.entries(left).filter(([, count]) => count > 0);
  return some.length === 0 ? undefined : Object.fromEntries(some);
}
