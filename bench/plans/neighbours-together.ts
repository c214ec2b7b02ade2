import { distanceKm } from "../../src/domain/places/geo.ts";
import type { MadePlan } from "./made-plan.ts";
import { type Measure, percentIf, type Sample } from "./measure.ts";

const NEIGHBOUR_KM = 0.6;

/**
 * N8: visited places less than 600 m apart, as the crow flies, in usual plans of two days and more. A place can share its
 * day with no more neighbours than the day has other visits: those beyond are not counted. (An old town has 15
 * places within 600 m; no plan of six visits a day has all pairs of them together.)
 */
export const NEIGHBOURS_TOGETHER: readonly Measure[] = [
  {
    id: "N8",
    what: "neighbours under 600 m on the same day, of those it has room for",
    unit: "%",
    target: { atLeast: 75 },
    samples: ({ usual }) => (usual.request.days > 1 ? neighbours(usual) : []),
  },
];

function neighbours({ days }: MadePlan): Sample[] {
  const stops = days.flatMap(({ visits }, day) =>
    visits.flatMap(({ candidate }) =>
      candidate.place.at === undefined ? [] : { day, at: candidate.place.at },
    ),
  );
  return stops.flatMap((a) => {
    const others = stops.filter((b) => b !== a);
    const near = others.filter((b) => distanceKm(a.at, b.at) < NEIGHBOUR_KM);
    const sameDay = others.filter(({ day }) => day === a.day).length;
    const together = near.filter(({ day }) => day === a.day).length;
    const possible = Math.min(near.length, sameDay);
    return Array.from({ length: possible }, (_, at) => percentIf(at < together));
  });
}
