import { isEndFixed } from "../../trip/day-pace.ts";
import type { Pace } from "../../trip/pace.ts";
import type { KnownCity } from "../known-city.ts";

/** A kitchen that opens so long after the pace's last dinner is worth waiting for, but not with small children; later one is in bed. */
const WAITS_FOR_DINNER_MINUTES = 30;
/** A lunch or dinner may begin so long after the kitchens open, */
const AFTER_OPENING_MINUTES = 45;
/** Where dinner begins later than this evenings out go on later too, by no more than so much; nobody dines at six for them. */
const LATE_DINNER_FROM = 19 * 60;
const LATE_EVENING_MINUTES = 90;
/** Whose days end sooner don't go out in the evening. */
const EVENINGS_FROM = 20 * 60;
/** A day that ends before dinner ends so long before it. */
const BEFORE_DINNER_MINUTES = 20;
const LATEST_END_BEFORE_DINNER = 19 * 60 + 10;
/** no lunch later than this, */
const LATEST_LUNCH = 14 * 60 + 30;
/** and nobody sits down so shortly before they close. */
export const BEFORE_CLOSING_MINUTES = 30;

/** From when to when kitchens cook, in minutes after midnight. */
export type Kitchen = { readonly open: number; readonly close: number };

/** Reads "12:30-14:30". */
export function kitchenOf(hours: string): Kitchen {
  const minutesAt = (at: number) =>
    Number(hours.slice(at, at + 2)) * 60 + Number(hours.slice(at + 3, at + 5));
  return { open: minutesAt(0), close: minutesAt(6) };
}

/**
 * The pace with its meals at the hours of the city's kitchens. Dinner of who is in bed by then stays as early as it is:
 * where kitchens cook all day, or at a market.
 *
 * @param mealHours undefined where they cook all day.
 */
export function withMealHours(pace: Pace, mealHours: KnownCity["mealHours"]): Pace {
  if (mealHours === undefined) return pace;
  const noon = kitchenOf(mealHours.lunch);
  const evening = kitchenOf(mealHours.dinner);
  const { lunch, dinner } = pace;
  const first = Math.max(lunch.first, noon.open);
  const last = Math.max(lunch.last, Math.min(first + AFTER_OPENING_MINUTES, LATEST_LUNCH));
  const waits = pace.hasSmallChildren ? 0 : WAITS_FOR_DINNER_MINUTES;
  // Who is to be back by an hour dines before it.
  const home = isEndFixed(pace) ? pace.endMinutes - dinner.duration : Number.POSITIVE_INFINITY;
  const latest = home < dinner.first ? Number.POSITIVE_INFINITY : home;
  const isLate = evening.open > Math.min(dinner.last + waits, latest);
  // Nobody sits down at half past five where all eat at nine.
  const dinnerFirst = isLate ? dinner.last : Math.max(dinner.first, evening.open);
  const later = Math.min(LATE_EVENING_MINUTES, Math.max(0, dinnerFirst - LATE_DINNER_FROM));
  const goesOut = !isLate && !isEndFixed(pace) && pace.endMinutes >= EVENINGS_FROM;
  // Whose days end sooner has no hours of nothing before dinner.
  const until = Math.min(LATEST_END_BEFORE_DINNER, dinnerFirst - BEFORE_DINNER_MINUTES);
  const endsBefore = !isEndFixed(pace) && !pace.hasSmallChildren && !pace.isGentle;
  return {
    ...pace,
    latestDinner: evening.close - BEFORE_CLOSING_MINUTES,
    endMinutes: endsBefore ? Math.max(pace.endMinutes, until) : pace.endMinutes,
    lateEndMinutes: pace.lateEndMinutes + (goesOut ? later : 0),
    lunch: {
      ...lunch,
      first,
      last: Math.max(first, Math.min(last, noon.close - BEFORE_CLOSING_MINUTES)),
    },
    dinner: {
      ...dinner,
      first: dinnerFirst,
      last: isLate
        ? dinner.last
        : Math.min(latest, Math.max(dinner.last, dinnerFirst + AFTER_OPENING_MINUTES)),
    },
  };
}
