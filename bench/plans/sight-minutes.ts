import type { TravellerTitle } from "../../src/domain/trip/traveller.ts";
import type { Measure } from "./measure.ts";

/** N1: how long a day's visits last together, at the usual pace. */
export const SIGHT_MINUTES: readonly Measure[] = [
  sightMinutes(["Solo", "Couple", "Friends"], 360),
  sightMinutes(["Family", "Group"], 290),
];

function sightMinutes(travellers: readonly TravellerTitle[], atLeast: number): Measure {
  return {
    id: "N1",
    what: `minutes in sights a day: ${travellers.join(", ")}`,
    target: { atLeast },
    samples: ({ usual }) =>
      travellers.includes(usual.request.traveller)
        ? usual.days.map(({ visits }) => ({
            value: visits.reduce((sum, visit) => sum + visit.endMinutes - visit.startMinutes, 0),
          }))
        : [],
  };
}
