import { bookingText } from "../../../../domain/messages/ja/booking-text.ts";

/** The list of what is to be booked. */
export const bookingWords = {
  /** "You’ll need it. Book by Friday, March 12." `now`: that day has passed. */
  when: bookingText,
  book: "チケット",
  /** For those who only hear it. */
  bookAt: (name: string) => `：${name}（新しいタブで開く）`,
  booked: "予約済み",
};
