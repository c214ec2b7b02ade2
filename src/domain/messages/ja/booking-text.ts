import type { bookingText as english } from "../en/booking-text.ts";
import { japanese } from "./japanese.ts";

export const bookingText: typeof english = ({ need, bookBy, daysAhead, isBooked }, today) => {
  if (isBooked) return "予約済みです。";
  const why =
    need === "must"
      ? "してください。予約なしでは入れないことがあります。"
      : "しておくのがおすすめです。よく満席になります。";
  if (bookBy === undefined)
    return `${japanese.count(daysAhead, { one: "日", other: "日" })}前までに予約${why}`;
  if (today !== undefined && bookBy <= today) return `今すぐ予約${why}`;
  return `${japanese.fullDate(bookBy)}までに予約${why}`;
};
