import { bookingText } from "../../../../domain/messages/zh-Hans/booking-text.ts";
import type { bookingWords as english } from "../../en/trip-page/booking-words.ts";

export const bookingWords: typeof english = {
  when: bookingText,
  book: "门票",
  bookAt: (name) => `：${name}（在新标签页中打开）`,
  booked: "已预订",
};
