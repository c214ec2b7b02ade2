import { bookingText } from "../../../../domain/messages/zh-Hans/booking-text.ts";

/** The list of what is to be booked. */
export const bookingWords = {
  /** "You’ll need it. Book by Friday, March 12." `now`: that day has passed. */
  when: bookingText,
  book: "门票",
  /** For those who only hear it. */
  bookAt: (name: string) => `：${name}（在新标签页中打开）`,
  booked: "已预订",
};
