import { bookingText } from "../../../../domain/messages/fr/booking-text.ts";

/** The list of what is to be booked. */
export const bookingWords = {
  /** "You’ll need it. Book by Friday, March 12." `now`: that day has passed. */
  when: bookingText,
  book: "Billets",
  /** For those who only hear it. */
  bookAt: (name: string) => ` pour ${name} (s’ouvre dans un nouvel onglet)`,
  booked: "Réservé",
};
