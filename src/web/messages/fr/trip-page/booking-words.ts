import { bookingText } from "../../../../domain/messages/fr/booking-text.ts";
import type { bookingWords as english } from "../../en/trip-page/booking-words.ts";

/** The list of what is to be booked. */
export const bookingWords: typeof english = {
  when: bookingText,
  book: "Billets",
  bookAt: (name) => ` pour ${name} (s’ouvre dans un nouvel onglet)`,
  booked: "Réservé",
};
