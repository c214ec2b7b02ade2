import type { bookingText as english } from "../en/booking-text.ts";
import { german } from "./german.ts";

export const bookingText: typeof english = ({ need, bookBy, daysAhead, isBooked }, today) => {
  if (isBooked) return "Gebucht.";
  const why =
    need === "must"
      ? ", sonst kommst du vielleicht nicht hinein."
      : ", wenn möglich: Es ist oft alles belegt.";
  if (bookBy === undefined)
    return `Buche ${german.count(daysAhead, { one: "Tag", other: "Tage" })} im Voraus${why}`;
  if (today !== undefined && bookBy <= today) return `Buche jetzt${why}`;
  return `Buche bis zum ${german.fullDate(bookBy)}${why}`;
};
