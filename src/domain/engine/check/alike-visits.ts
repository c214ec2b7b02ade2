import type { PlaceCategory } from "../../places/place-category.ts";
import { categoriesOf } from "../../trip/interest.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import { isAskedFor } from "../visits/is-unwanted.ts";
import type { CheckedDay, CheckedVisit, VisitOnDay } from "./checked-days.ts";

/** Days hold so many large museums and palaces, an hour or more each. */
const MOST_MUSEUMS = 2;
const LARGE_MINUTES = 60;
const MUSEUMS: ReadonlySet<PlaceCategory> = new Set(["museum", "palace"]);

/**
 * What a traveller has had already: a second place of one experience, and the third large museum of a day. What was asked for is wanted.
 */
export function alikeVisits(
  days: readonly CheckedDay[],
  { wishes = [], interests = [] }: Pick<PlanRequest, "wishes" | "interests">,
): VisitOnDay[] {
  const liked = categoriesOf(interests);
  const had = new Set<string>();
  return days.flatMap((day) => {
    let museums = 0;
    return day.visits
      .filter(({ text, category }) => {
        const isWanted =
          isAskedFor({ name: text.placeName }, wishes) ||
          (category !== undefined && liked.has(category));
        return !isWanted;
      })
      .filter((visit) => {
        const experience = visit.known?.experience;
        const isRepeated = experience !== undefined && had.has(experience);
        if (experience !== undefined) had.add(experience);
        if (isLargeMuseum(visit)) museums += 1;
        return isRepeated || (isLargeMuseum(visit) && museums > MOST_MUSEUMS);
      })
      .map((visit) => ({ day, visit }));
  });
}

function isLargeMuseum({ category, startMinutes, endMinutes }: CheckedVisit): boolean {
  return (
    category !== undefined && MUSEUMS.has(category) && endMinutes - startMinutes >= LARGE_MINUTES
  );
}
