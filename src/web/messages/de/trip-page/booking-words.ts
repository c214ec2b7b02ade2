import { bookingText } from "../../../../domain/messages/de/booking-text.ts";

/** The list of what is to be booked. */
export const bookingWords = {
  /** "You’ll need it. Book by Friday, March 12." `now`: that day has passed. */
  when: bookingText,
  book: "Tickets",
  /** For those who only hear it. */
  bookAt: (name: string) => ` für ${name} (öffnet einen neuen Tab)`,
  booked: "Gebucht",
};
