import { weekdayOf } from "../calendar-date.ts";
import type { WishedDays } from "./trip-wish.ts";

/**
 * The days of a trip (0 is the first) that a wish is about: all where it names none.
 *
 * @param dates of each day, "2026-05-04"; undefined without dates.
 * @returns undefined where it names weekdays or dates, and no date says which day is one.
 */
export function daysOfWish(
  wish: WishedDays,
  dates: readonly (string | undefined)[],
): readonly number[] | undefined {
  const { days, weekdays, dates: dated } = wish;
  const all = [...dates.keys()];
  if (!isOnSomeDays(wish)) return all;
  if (days === undefined && dates.every((date) => date === undefined)) return undefined;
  return all.filter((day) => {
    const date = dates[day];
    const isNumbered = days?.some((named) => dayAt(named, dates.length) === day);
    return (
      isNumbered ||
      (date !== undefined &&
        (weekdays?.includes(weekdayOf(date)) || dated?.includes(Number(date.slice(8)))))
    );
  });
}

/** Where a day stands that is named by a number: 1 for the first, -1 for the last, 0 for the one in the middle. */
export function dayAt(named: number, ofDays: number): number {
  if (named === 0) return Math.floor(ofDays / 2);
  return named > 0 ? named - 1 : ofDays + named;
}

/** Whether a wish is about some days alone. */
export function isOnSomeDays({ days, weekdays, dates }: WishedDays): boolean {
  return days !== undefined || weekdays !== undefined || dates !== undefined;
}

/** "On a weekday" is five days with one name. */
export function areWeekdays(weekdays: readonly number[]): boolean {
  return weekdays.join() === "0,1,2,3,4";
}
