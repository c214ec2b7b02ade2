import { bookingText } from "../../../../domain/messages/ar/booking-text.ts";
import type { bookingWords as english } from "../../en/trip-page/booking-words.ts";

export const bookingWords: typeof english = {
  when: bookingText,
  book: "التذاكر",
  bookAt: (name) => ` لزيارة ${name} (يفتح في علامة تبويب جديدة)`,
  booked: "محجوز",
};
