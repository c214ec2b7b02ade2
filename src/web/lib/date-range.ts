import { type TripSpan, tripSpan } from "../../domain/trip/trip-moment.ts";
import { dateFormat } from "./date-format.ts";

const DAY = {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
} as const;

/** "Fri 4 – Mon 7 Dec 2026", or "Fri Dec 4 – Mon Dec 7, 2026"; undefined for a trip without dates. */
export function dateRange(trip: TripSpan): string | undefined {
  const span = tripSpan(trip);
  if (span === undefined) return undefined;
  const { startDate, endDate } = span;
  const parts = dateFormat(DAY).formatRangeToParts(new Date(startDate), new Date(endDate));
  const isDayFirst =
    parts.findIndex(({ type }) => type === "day") < parts.findIndex(({ type }) => type === "month");
  const isOneMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
  return parts
    .map(({ type, value, source }, index) => {
      const isSaidOnce = isOneMonth && isDayFirst && source === "startRange";
      if (isSaidOnce && (type === "month" || parts[index + 1]?.type === "month")) return "";
      // On a card there is no room for a comma after each weekday.
      const isAfterWeekday = type === "literal" && parts[index - 1]?.type === "weekday";
      return isAfterWeekday ? value.replace(/^[,،] ?/, " ") : value;
    })
    .join("");
}
