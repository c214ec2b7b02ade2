import { bookingText } from "../../../../domain/messages/es/booking-text.ts";
import type { bookingWords as english } from "../../en/trip-page/booking-words.ts";

export const bookingWords: typeof english = {
  when: bookingText,
  book: "Entradas",
  bookAt: (name) => ` para ${name} (se abre en otra pestaña)`,
  booked: "Reservado",
};
