import type { BookingOfTrip } from "../../trip/booking.ts";
import { italian, withArticle } from "./italian.ts";

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
  if (isBooked) return "Prenotato.";
  const why =
    need === "must" ? ", altrimenti rischi di non entrare." : ", se puoi: spesso è tutto esaurito.";
  if (bookBy === undefined)
    return `Prenota ${italian.count(daysAhead, { one: "giorno", other: "giorni" })} prima${why}`;
  if (today !== undefined && bookBy <= today) return `Prenota subito${why}`;
  return `Prenota entro ${withArticle(italian.fullDate(bookBy))}${why}`;
}
