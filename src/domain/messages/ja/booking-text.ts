import type { BookingOfTrip } from "../../trip/booking.ts";
import { japanese } from "./japanese.ts";

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
  if (isBooked) return "予約済みです。";
  const why =
    need === "must"
      ? "してください。予約なしでは入れないことがあります。"
      : "しておくのがおすすめです。よく売り切れます。";
  if (bookBy === undefined)
    return `${japanese.count(daysAhead, { one: "日", other: "日" })}前までに予約${why}`;
  if (today !== undefined && bookBy <= today) return `今すぐ予約${why}`;
  return `${japanese.fullDate(bookBy)}までに予約${why}`;
}
