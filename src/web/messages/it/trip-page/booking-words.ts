import { bookingText } from "../../../../domain/messages/it/booking-text.ts";
import type { bookingWords as english } from "../../en/trip-page/booking-words.ts";

export const bookingWords: typeof english = {
  when: bookingText,
  book: "Biglietti",
  bookAt: (name) => ` per ${name} (apre una nuova scheda)`,
  booked: "Prenotato",
};
