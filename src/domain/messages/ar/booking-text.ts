import type { bookingText as english } from "../en/booking-text.ts";
import { arabic } from "./arabic.ts";

export const bookingText: typeof english = ({ need, bookBy, daysAhead, isBooked }, today) => {
  if (isBooked) return "تم الحجز.";
  const why =
    need === "must" ? ": قد لا يمكن الدخول بدون حجز." : " إن أمكن: كثيرًا ما تمتلئ الأماكن.";
  if (bookBy === undefined)
    return `احجز قبل ${arabic.count(daysAhead, { one: "يوم واحد", two: "يومين", few: "أيام", many: "يومًا", other: "يوم" })} من الموعد${why}`;
  if (today !== undefined && bookBy <= today) return `احجز الآن${why}`;
  return `احجز بحلول ${arabic.fullDate(bookBy)}${why}`;
};
