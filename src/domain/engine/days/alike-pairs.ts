import type { TravellerTitle } from "../../trip/traveller.ts";
import type { ApartVisits } from "../solver/orienteering-problem.ts";
import type { Candidate } from "./days-task.ts";
import { bestTimePoints } from "./objective.ts";

/** Of the score of the second place of an experience so much is lost, and of each further one again by all but the first: no empty hour is worth a third tower. */
const LOST = { toFirst: 2 / 3, toOther: 1 } as const;

/**
 * What two places lose that are alike, on whatever days: the second view from a tower of a trip counts a third, the third
 * less than nothing. What was asked for by name counts in full.
 */
export function alikePairs(candidates: readonly Candidate[]): ApartVisits[] {
  const all = [...candidates.keys()];
  const isFixed = (at: number) => candidates[at]?.isFixed === true;
  const experiences = new Set(all.flatMap((at) => candidates[at]?.experience ?? []));
  const scoreOf = (at: number) => Math.max(0, candidates[at]?.score ?? 0);
  // No sunset makes a third tower worth it.
  const hourPointsOf = (at: number) => {
    const place = candidates[at]?.place;
    return place?.bestStarts === undefined ? 0 : bestTimePoints(place);
  };
  return [...experiences].flatMap((experience) => {
    const ranked = all
      .filter((at) => candidates[at]?.experience === experience)
      .toSorted((a, b) => Number(isFixed(b)) - Number(isFixed(a)) || scoreOf(b) - scoreOf(a));
    return ranked.flatMap((first, rank) =>
      ranked
        .slice(rank + 1)
        .filter((second) => !isFixed(second))
        .map((second): ApartVisits => {
          const points =
            rank === 0
              ? LOST.toFirst * scoreOf(second)
              : LOST.toOther * scoreOf(second) + hourPointsOf(second);
          return { visits: [first, second], points };
        }),
    );
  });
}

/**
 * What a place is like: by the guide's word, or else that grown-ups see one zoo and one theme park a trip that are no
 * must-sees, and that all views that a town of open data takes money for are one.
 */
export function experienceOf(
  { category, experience, mustSee, ticketPrice = 0 }: Candidate["place"],
  {
    traveller,
    isOpenData = false,
  }: { readonly traveller: TravellerTitle; readonly isOpenData?: boolean | undefined },
): string | undefined {
  if (experience !== undefined) return experience;
  if (category === "zoo" || category === "theme-park") {
    return traveller === "Family" || mustSee ? undefined : category;
  }
  return isOpenData && category === "viewpoint" && ticketPrice > 0 ? category : undefined;
}
