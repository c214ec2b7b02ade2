import { isCalendarDate } from "../../calendar-date.ts";
import { BUDGET_TITLES } from "../../trip/budget.ts";
import { findTraveller } from "../../trip/traveller.ts";
import type { UserSelection } from "../../trip/trip.ts";
import type { TimetableRequest } from "./timetable.ts";
import { countPeople } from "./trip-cost.ts";

/**
 * What a stored selection asks of the engine. A traveller or budget in words of their own counts as
 * Couple or Standard, and a first day that is no date as none.
 *
 * @param days how many are planned, whatever the selection says.
 */
export function readSelection(selection: UserSelection, days: number): TimetableRequest {
  const traveller = findTraveller(selection.traveler);
  const wanted = selection.budget.trim().toLowerCase();
  const { startDate } = selection;
  return {
    days,
    traveller: traveller?.title ?? "Couple",
    people: countPeople(traveller?.people ?? selection.traveler),
    budget: BUDGET_TITLES.find((title) => title.toLowerCase() === wanted) ?? "Standard",
    startDate: startDate !== undefined && isCalendarDate(startDate) ? startDate : undefined,
    pace: selection.pace,
    interests: selection.interests,
  };
}
