import type { Booking } from "../bookings/booking.ts";
import type { Language } from "../language.ts";
import { storedTime } from "../stored-time.ts";
import type { BookingOfTrip } from "../trip/booking.ts";
import type { ListItem } from "../trip/list-item.ts";

type Words = {
  readonly day: (name: string) => string;
  readonly booking: (booking: BookingOfTrip, today: string | undefined) => string;
  /** Between the parts of a line. */
  readonly comma: string;
  /** Between two of a list, where it is another. */
  readonly between?: string;
  /** Between a date and its time. */
  readonly beforeTime: string;
  readonly brackets: readonly [open: string, close: string];
};

/** Lines of an exported file that are put together alike in all languages. */
export function exportParts(language: Language, words: Words) {
  const { comma, between = comma, beforeTime, brackets } = words;
  return {
    /** @param today where it counts, as of a file that is written now. */
    booking: (booking: BookingOfTrip, today?: string): string =>
      booking.url === undefined || booking.isBooked
        ? words.booking(booking, today)
        : `${words.booking(booking, today)} ${booking.url}`,
    /** "2026-12-01, 14:05", and the same of its end. */
    bookingWhen: ({ starts, ends }: Pick<Booking, "starts" | "ends">): string =>
      [starts, ...(ends === undefined ? [] : [ends])]
        .map(({ date, time }) =>
          time === undefined ? date : `${date}${beforeTime}${storedTime(time, language)}`,
        )
        .join(" – "),
    day: (name: string, date: string | undefined): string =>
      date === undefined ? words.day(name) : `${words.day(name)}${comma}${date}`,
    /** A line of a list, with who does it, and by when. */
    listItem: ({ text, who, dueDate }: ListItem): string => {
      const more = [who, dueDate].filter((part) => part !== undefined);
      return more.length === 0 ? text : `${text}${brackets[0]}${more.join(between)}${brackets[1]}`;
    },
  };
}
