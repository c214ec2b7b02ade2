import { bookingText } from "../../../../domain/messages/it/booking-text.ts";

/** The list of what is to be booked. */
export const bookingWords = {
  /** "You’ll need it. Book by Friday, March 12." `now`: that day has passed. */
  when: bookingText,
  book: "Biglietti",
  /** For those who only hear it. */
  bookAt: (name: string) => ` per ${name} (apre una nuova scheda)`,
  booked: "Prenotato",
};
