import { distanceKm } from "../../src/domain/places/geo.ts";
import type { MadePlan } from "./made-plan.ts";
import { type Measure, mean, percentIf, type Sample } from "./measure.ts";

const NEIGHBOUR_KM = 0.6;

/** N8: pairs of visited places less than 600 m apart, as the crow flies, in usual plans of two days and more. */
export const NEIGHBOURS_TOGETHER: readonly Measure[] = [
  {
    id: "N8",
    what: "places under 600 m apart on the same day",
    unit: "%",
    target: { atLeast: 75 },
    samples: ({ usual }) => (usual.request.days > 1 ? neighbours(usual) : []),
    sumUp: mean,
  },
];

function neighbours({ days }: MadePlan): Sample[] {
  const stops = days.flatMap(({ visits }, day) =>
    visits.flatMap(({ candidate }) =>
      candidate.place.at === undefined ? [] : { day, at: candidate.place.at },
    ),
  );
  return stops.flatMap((a, index) =>
    stops
      .slice(index + 1)
      .filter((b) => distanceKm(a.at, b.at) < NEIGHBOUR_KM)
      .map((b) => percentIf(a.day === b.day)),
  );
}
