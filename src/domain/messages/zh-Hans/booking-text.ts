import type { bookingText as english } from "../en/booking-text.ts";
import { chinese } from "./chinese.ts";

export const bookingText: typeof english = ({ need, bookBy, daysAhead, isBooked }, today) => {
  if (isBooked) return "已预订。";
  const lead = need === "must" ? "请" : "最好";
  const why = need === "must" ? "，否则可能进不去。" : "，这里经常满员。";
  if (bookBy === undefined)
    return `${lead}提前 ${chinese.count(daysAhead, { one: "天", other: "天" })}预订${why}`;
  if (today !== undefined && bookBy <= today) return `${lead}现在就预订${why}`;
  return `${lead}在${chinese.fullDate(bookBy)}前预订${why}`;
};
