import { isForTraveller } from "../../src/domain/engine/visits/place-score.ts";
import { famousSights } from "./fame.ts";
import { type MadePlan, type PlanGroup, visitedIds } from "./made-plan.ts";
import { lowestPart, type Measure, percentIf, type Sample } from "./measure.ts";

/** How many of the ten the plans of each length hold. */
const TARGETS = [
  { days: 1, atLeast: 4.5 },
  { days: 2, atLeast: 7 },
  { days: 3, atLeast: 8.3 },
  { days: 5, atLeast: 9 },
] as const;

/** N4, but for families, whose first sights are those for children, and N5: the reasons to go there, at the usual pace. A sight that the guide lacks is in no plan. */
export const FAMOUS_SIGHTS: readonly Measure[] = [
  ...TARGETS.map(
    ({ days, atLeast }): Measure => ({
      id: "N4",
      what: `of the city's ten most famous sights, ${days === 1 ? "1 day" : `${days} days`}`,
      target: { atLeast },
      samples: ({ usual }) =>
        usual.request.days === days && usual.request.traveller !== "Family"
          ? [{ value: countFamous(usual) }]
          : [],
    }),
  ),
  {
    id: "N5",
    what: "the most famous sight, 2 days",
    unit: "%",
    target: { atLeast: 95 },
    samples: (group) => (group.usual.request.days === 2 ? hasFirst(group) : []),
  },
  {
    id: "N5",
    what: "the most famous sight, worst of 3 days and more",
    unit: "%",
    target: { atLeast: 99 },
    samples: (group) => (group.usual.request.days >= 3 ? hasFirst(group) : []),
    sumUp: lowestPart,
  },
  {
    id: "N5",
    what: "must-sees in no plan of 7 days",
    target: { atMost: 0 },
    samples: ({ usual }) => (usual.request.days === 7 ? mustSeesOf(usual) : []),
    sumUp(samples) {
      const used = new Set(samples.flatMap(({ part, value }) => (value > 0 ? part : [])));
      const unused = new Set(samples.flatMap(({ part = "" }) => (used.has(part) ? [] : part)));
      return { value: unused.size, part: [...unused].join(", ") };
    },
  },
];

function countFamous(plan: MadePlan): number {
  const visited = visitedIds(plan);
  return famousSights(plan.city.id).filter((id) => visited.includes(id)).length;
}

/** A brewery is no first sight of a family's. */
function hasFirst({ usual }: PlanGroup): Sample[] {
  const { traveller } = usual.request;
  const first = famousSights(usual.city.id).find((id) =>
    usual.city.places.some((place) => place.id === id && isForTraveller(place, { traveller })),
  );
  if (first === undefined) return [];
  return [percentIf(visitedIds(usual).includes(first), `${usual.request.days} days`)];
}

function mustSeesOf(plan: MadePlan): Sample[] {
  const visited = visitedIds(plan);
  return plan.city.places
    .filter(({ mustSee }) => mustSee)
    .map(({ id }) => ({ part: `${plan.city.id}/${id}`, value: visited.includes(id) ? 1 : 0 }));
}
