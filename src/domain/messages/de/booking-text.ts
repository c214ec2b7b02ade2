import type { BookingOfTrip } from "../../trip/booking.ts";
import { german } from "./german.ts";

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
  if (isBooked) return "Gebucht.";
  const why =
    need === "must"
      ? ", sonst kommst du vielleicht nicht hinein."
      : ", wenn möglich: Es ist oft ausverkauft.";
  if (bookBy === undefined)
    return `Buche ${german.count(daysAhead, { one: "Tag", other: "Tage" })} im Voraus${why}`;
  if (today !== undefined && bookBy <= today) return `Buche jetzt${why}`;
  return `Buche bis zum ${german.fullDate(bookBy)}${why}`;
}
