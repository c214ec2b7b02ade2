import { bookingText } from "../../../../domain/messages/pt/booking-text.ts";
import type { bookingWords as english } from "../../en/trip-page/booking-words.ts";

export const bookingWords: typeof english = {
  when: bookingText,
  book: "Ingressos",
  bookAt: (name) => ` para ${name} (abre em uma nova aba)`,
  booked: "Reservado",
};
