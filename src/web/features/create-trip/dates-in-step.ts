import { addDays, daysBetween, isCalendarDate } from "../../../domain/calendar-date.ts";
import type { TripForm } from "./trip-form.ts";

/** More are no trip: the day that is typed has no whole year yet. */
const MOST_DAYS = 366;

/** Changes of the other fields that follow from one: the first day, the last day and the number of days go together. */
export function datesInStep(form: TripForm, changed: Partial<TripForm>): Partial<TripForm> {
  const { startDate, endDate, days } = { ...form, ...changed };
  const count = /^\d{1,3}$/.test(days) ? Number(days) : 0;
  const isLed = changed.startDate !== undefined || changed.days !== undefined;
  if (isLed && count > 0) {
    return isCalendarDate(startDate) ? { endDate: addDays(startDate, count - 1) } : {};
  }
  if (changed.days !== undefined) return { endDate: "" };
  if (!isCalendarDate(endDate) || (!isLed && changed.endDate === undefined)) return {};
  if (!isCalendarDate(startDate)) {
    return count > 0 && startDate === "" ? { startDate: addDays(endDate, 1 - count) } : {};
  }
  const length = daysBetween(startDate, endDate) + 1;
  return length > 0 && length <= MOST_DAYS ? { days: String(length) } : {};
}
