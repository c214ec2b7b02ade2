import type { BookingOfTrip } from "../../trip/booking.ts";
import { spanish } from "./spanish.ts";

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
  if (isBooked) return "Reservado.";
  const why =
    need === "must" ? ": si no, puede que no te dejen entrar." : " si puedes: suele agotarse.";
  if (bookBy === undefined)
    return `Reserva ${spanish.count(daysAhead, { one: "día", other: "días" })} antes${why}`;
  if (today !== undefined && bookBy <= today) return `Reserva ya${why}`;
  return `Reserva antes del ${spanish.fullDate(bookBy)}${why}`;
}
