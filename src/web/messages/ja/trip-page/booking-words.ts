import { bookingText } from "../../../../domain/messages/ja/booking-text.ts";
import type { bookingWords as english } from "../../en/trip-page/booking-words.ts";

export const bookingWords: typeof english = {
  when: bookingText,
  book: "チケット",
  bookAt: (name) => `：${name}（新しいタブで開く）`,
  booked: "予約済み",
};
