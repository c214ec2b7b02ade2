import { bookingText } from "../../../../domain/messages/pt/booking-text.ts";

/** The list of what is to be booked. */
export const bookingWords = {
  /** "You’ll need it. Book by Friday, March 12." `now`: that day has passed. */
  when: bookingText,
  book: "Ingressos",
  /** For those who only hear it. */
  bookAt: (name: string) => ` para ${name} (abre em uma nova aba)`,
  booked: "Reservado",
};
