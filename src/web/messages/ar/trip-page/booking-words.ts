import { bookingText } from "../../../../domain/messages/ar/booking-text.ts";
import type { bookingWords as english } from "../../en/trip-page/booking-words.ts";

/** The list of what is to be booked. */
export const bookingWords: typeof english = {
  when: bookingText,
  book: "التذاكر",
  bookAt: (name) => ` لزيارة ${name} (يفتح في علامة تبويب جديدة)`,
  booked: "محجوز",
};
