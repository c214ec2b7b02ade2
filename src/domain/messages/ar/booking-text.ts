import type { BookingOfTrip } from "../../trip/booking.ts";
import { arabic } from "./arabic.ts";

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
  if (isBooked) return "تم الحجز.";
  const why =
    need === "must" ? ": قد لا يمكن الدخول بدون حجز." : " إن أمكن: كثيرًا ما تنفد التذاكر.";
  if (bookBy === undefined)
    return `احجز قبل ${arabic.count(daysAhead, { one: "يوم واحد", two: "يومين", few: "أيام", many: "يومًا", other: "يوم" })} من الموعد${why}`;
  if (today !== undefined && bookBy <= today) return `احجز الآن${why}`;
  return `احجز بحلول ${arabic.fullDate(bookBy)}${why}`;
}
