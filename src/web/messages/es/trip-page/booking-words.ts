import { bookingText } from "../../../../domain/messages/es/booking-text.ts";

/** The list of what is to be booked. */
export const bookingWords = {
  /** "You’ll need it. Book by Friday, March 12." `now`: that day has passed. */
  when: bookingText,
  book: "Entradas",
  /** For those who only hear it. */
  bookAt: (name: string) => ` para ${name} (se abre en otra pestaña)`,
  booked: "Reservado",
};
