import { type PlanGroup, visitedIds } from "./made-plan.ts";
import { highestPart, lowestPart, type Measure, percentIf } from "./measure.ts";

/** N10: what "See a lot" adds to the usual pace, for the travellers who get least of it. */
export const SEE_A_LOT: readonly Measure[] = [
  {
    id: "N10",
    what: '"See a lot": visits more a day, worst traveller',
    target: { atLeast: 0.9 },
    samples: (group) => [
      { value: more(group) / group.usual.days.length, part: group.usual.request.traveller },
    ],
    sumUp: lowestPart,
  },
  {
    id: "N10",
    what: '"See a lot": plans with none more, worst traveller',
    unit: "%",
    target: { atMost: 5 },
    samples: (group) => [percentIf(more(group) <= 0, group.usual.request.traveller)],
    sumUp: highestPart,
  },
];

function more({ usual, full }: PlanGroup): number {
  return visitedIds(full).length - visitedIds(usual).length;
}
