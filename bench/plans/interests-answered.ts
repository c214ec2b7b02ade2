import { isDeepStrictEqual } from "node:util";
import { isOfInterest } from "../../src/domain/engine/visits/is-of-interest.ts";
import { isForTraveller } from "../../src/domain/engine/visits/place-score.ts";
import { visitWindows } from "../../src/domain/engine/visits/visit-windows.ts";
import { INTEREST_IDS, type InterestId } from "../../src/domain/trip/interest.ts";
import { paceFor } from "../../src/domain/trip/pace.ts";
import { type MadePlan, type PlanGroup, visitedIds } from "./made-plan.ts";
import { highestPart, type Measure, percentIf, type Sample } from "./measure.ts";

/**
 * N9: what an interest changes, in plans of two days and more at the usual pace. Unchanged is a plan of the
 * same places, whatever their order.
 */
export const INTERESTS_ANSWERED: readonly Measure[] = [
  {
    id: "N9",
    what: "none of the interest asked for, worst interest",
    unit: "%",
    target: { atMost: 2 },
    samples: (group) => answers(group, ({ interest, plan }) => !visitsAny(interest, plan)),
    sumUp: highestPart,
  },
  {
    id: "N9",
    what: "plans that an interest leaves unchanged",
    unit: "%",
    target: { atMost: 3 },
    samples: (group) =>
      answers(group, ({ plan }) => {
        const before = visitedIds(group.usual).toSorted();
        return isDeepStrictEqual(before, visitedIds(plan).toSorted());
      }),
  },
];

/** The interests that the guide has a place for: one that is for this traveller and open on a day of the plan. */
export function answerableInterests({ city, request, days }: MadePlan): InterestId[] {
  const pace = paceFor(request.traveller, request.pace);
  return INTEREST_IDS.filter((interest) => {
    return city.places
      .filter((place) => isOfInterest(place, interest, request.traveller))
      .filter((place) => isForTraveller(place, { traveller: request.traveller }))
      .some((place) =>
        days.some(({ date }) => visitWindows(place, date, pace, 0).windows.length > 0),
      );
  });
}

type Liked = NonNullable<PlanGroup["liked"]>;

function answers({ liked }: PlanGroup, isPoor: (liked: Liked) => boolean): Sample[] {
  return liked === undefined ? [] : [percentIf(isPoor(liked), liked.interest)];
}

function visitsAny(interest: InterestId, { days, request }: Liked["plan"]): boolean {
  return days.some(({ visits }) =>
    visits.some(({ candidate }) => isOfInterest(candidate.place, interest, request.traveller)),
  );
}
