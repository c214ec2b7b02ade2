import { bookingText } from "../../../../domain/messages/de/booking-text.ts";
import type { bookingWords as english } from "../../en/trip-page/booking-words.ts";

export const bookingWords: typeof english = {
  when: bookingText,
  book: "Tickets",
  bookAt: (name) => ` für ${name} (öffnet einen neuen Tab)`,
  booked: "Gebucht",
};
