import { bookingText } from "../../../../domain/messages/fr/booking-text.ts";
import type { bookingWords as english } from "../../en/trip-page/booking-words.ts";

export const bookingWords: typeof english = {
  when: bookingText,
  book: "Billets",
  bookAt: (name) => ` pour ${name} (s’ouvre dans un nouvel onglet)`,
  booked: "Réservé",
};
