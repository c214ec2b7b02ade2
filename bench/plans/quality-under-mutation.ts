import { worthVerdict } from "../../src/domain/plan/plan-verdict.ts";
import type { ItineraryDay, TripData } from "../../src/domain/trip/trip.ts";
import { checkTexts } from "../../test/support/plans/check-texts.ts";
import { famousSights } from "./fame.ts";
import { type MadePlan, visitedIds } from "./made-plan.ts";
import { type Measure, mean, percentIf } from "./measure.ts";

const FAMOUS_DROPPED = 3;

/**
 * N11: how far the quality that the page shows falls where a usual plan is made worse on purpose: only the
 * first visit of each day is left, or the three most famous sights that it has are dropped. The other
 * visits keep their hours.
 */
export const QUALITY_UNDER_MUTATION: readonly Measure[] = [
  fall("quality: first visit of each day only", -50, firstVisits),
  fall("quality: three most famous sights dropped", -25, withoutFamous),
  calledVeryGood("called very good: first visit of each day only", firstVisits),
  calledVeryGood("called very good: three most famous dropped", withoutFamous),
];

type Mutate = (plan: MadePlan) => TripData;

function fall(what: string, atMost: number, mutate: Mutate): Measure {
  return {
    id: "N11",
    what,
    target: { atMost },
    samples: ({ usual }) => [
      { value: qualityOf(usual, mutate(usual)) - qualityOf(usual, usual.trip) },
    ],
    sumUp: mean,
  };
}

function calledVeryGood(what: string, mutate: Mutate): Measure {
  return {
    id: "N11",
    what,
    unit: "%",
    target: { atMost: 0 },
    samples: ({ usual }) => [
      percentIf(worthVerdict(qualityOf(usual, mutate(usual))) === "veryGood"),
    ],
    sumUp: mean,
  };
}

function firstVisits({ trip }: MadePlan): TripData {
  return {
    ...trip,
    itinerary: trip.itinerary.map((day) => ({ ...day, plan: day.plan.slice(0, 1) })),
  };
}

function withoutFamous(plan: MadePlan): TripData {
  const visited = visitedIds(plan);
  const dropped = famousSights(plan.city.id)
    .filter((id) => visited.includes(id))
    .slice(0, FAMOUS_DROPPED);
  const keep = (day: ItineraryDay) => ({
    ...day,
    plan: day.plan.filter(({ guideId = "" }) => !dropped.includes(guideId)),
  });
  return { ...plan.trip, itinerary: plan.trip.itinerary.map(keep) };
}

function qualityOf({ selection, city }: MadePlan, plan: TripData): number {
  return checkTexts({ selection, plan, city }).quality;
}
