import type { BookingOfTrip } from "../../trip/booking.ts";
import { french } from "./french.ts";

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
  if (isBooked) return "Réservé.";
  const why =
    need === "must"
      ? " : sinon, vous risquez de ne pas pouvoir entrer."
      : " si possible : c’est souvent complet.";
  if (bookBy === undefined)
    return `Réservez ${french.count(daysAhead, { one: "jour", other: "jours" })} avant${why}`;
  if (today !== undefined && bookBy <= today) return `Réservez vite${why}`;
  return `Réservez d’ici le ${french.fullDate(bookBy)}${why}`;
}
