import { bookingText } from "../../../../domain/messages/ar/booking-text.ts";

/** The list of what is to be booked. */
export const bookingWords = {
  /** "You’ll need it. Book by Friday, March 12." `now`: that day has passed. */
  when: bookingText,
  book: "التذاكر",
  /** For those who only hear it. */
  bookAt: (name: string) => ` لزيارة ${name} (يفتح في علامة تبويب جديدة)`,
  booked: "محجوز",
};
