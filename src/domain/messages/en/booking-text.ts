import type { BookingOfTrip } from "../../trip/booking.ts";
import { english } from "./english.ts";

/** "Book by Friday, March 12: you won’t get in without." @param today "2026-05-04", where it counts. */
export function bookingText(
  {
    need,
    bookBy,
    daysAhead,
    isBooked,
  }: Pick<BookingOfTrip, "need" | "bookBy" | "daysAhead" | "isBooked">,
  today?: string,
): string {
  if (isBooked) return "Booked.";
  const why =
    need === "must" ? ": you may not get in otherwise." : " if you can: it often fills up.";
  if (bookBy === undefined)
    return `Book ${english.count(daysAhead, { one: "day", other: "days" })} ahead${why}`;
  if (today !== undefined && bookBy <= today) return `Book now${why}`;
  return `Book by ${english.fullDate(bookBy)}${why}`;
}
