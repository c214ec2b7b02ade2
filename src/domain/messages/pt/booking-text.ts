import type { BookingOfTrip } from "../../trip/booking.ts";
import { portuguese } from "./portuguese.ts";

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
    need === "must"
      ? ": sem reserva, talvez você não consiga entrar."
      : " se puder: costuma esgotar.";
  if (bookBy === undefined)
    return `Reserve ${portuguese.count(daysAhead, { one: "dia", other: "dias" })} antes${why}`;
  if (today !== undefined && bookBy <= today) return `Reserve agora${why}`;
  return `Reserve até ${portuguese.fullDate(bookBy)}${why}`;
}
