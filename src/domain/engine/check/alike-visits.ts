import type { PlaceCategory } from "../../places/place-category.ts";
import { categoriesOf } from "../../trip/interest.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import { isAskedFor } from "../visits/is-unwanted.ts";
import type { CheckedDay, CheckedVisit, VisitOnDay } from "./checked-days.ts";

/** Days hold so many large museums and palaces, an hour or more each. */
const MOST_MUSEUMS = 2;
const LARGE_MINUTES = 60;
const MUSEUMS: ReadonlySet<PlaceCategory> = new Set(["museum", "palace"]);
/** What is shorter is a look. */
const CHURCH_MINUTES = 40;

/**
 * What a traveller has had already: a second place of one experience, the third large museum of a day, and a church right after another. What was asked for is wanted.
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
        const isTooMany = isLargeMuseum(visit) && museums > MOST_MUSEUMS;
        return isRepeated || isTooMany || isChurchAfterChurch(visit, day);
      })
      .map((visit) => ({ day, visit }));
  });
}

function isChurchAfterChurch(visit: CheckedVisit, { visits }: CheckedDay): boolean {
  const before = visits[visits.indexOf(visit) - 1];
  if (before === undefined) return false;
  const isOneGroup =
    visit.known?.visitGroup !== undefined && visit.known.visitGroup === before.known?.visitGroup;
  return isChurch(before) && isChurch(visit) && !isOneGroup;
}

function isChurch({ category, startMinutes, endMinutes }: CheckedVisit): boolean {
  return category === "worship" && endMinutes - startMinutes >= CHURCH_MINUTES;
}

function isLargeMuseum({ category, startMinutes, endMinutes }: CheckedVisit): boolean {
  return (
    category !== undefined && MUSEUMS.has(category) && endMinutes - startMinutes >= LARGE_MINUTES
  );
}
