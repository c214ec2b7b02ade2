import type { KnownPlace } from "../known-city.ts";
import { firstSights, sightsHeldIn } from "../visits/first-sights.ts";
import { isForTraveller } from "../visits/place-score.ts";
import { knownSights } from "./known-sights.ts";
import type { ParsedTrip } from "./parse-trip.ts";

/** What the city's most popular places count for, the first of them most; of 100. */
const FAME_BY_RANK = [30, 17, 12, 10, 8, 7, 5, 4, 4, 3];
/** From so many days on nobody leaves without having seen the city's first sight. */
const DAYS_FOR_THE_FIRST = 3;

export type Fame = {
  /** The fame that is in the plan, of what so many days can hold; in percent, at most 100. */
  readonly percent: number;
  /** The places that so many days could hold and this plan does not, the most famous first. */
  readonly missing: readonly KnownPlace[];
  /** There are days enough for the city's first sight, and it is not in the plan. */
  readonly lacksFirst: boolean;
};

/**
 * How much of the city's best is in the plan, by the guide's popularity alone: neither what suits the
 * traveller nor what it costs counts.
 *
 * @returns undefined where the city or its sights are not known.
 */
export function fameOf(trip: ParsedTrip): Fame | undefined {
  const { city, traveller, days, selection } = trip;
  const famous = firstSights(
    (city?.places ?? []).filter((place) =>
      isForTraveller(place, { traveller, wishes: selection.wishes }),
    ),
  );
  if (famous.length === 0) return undefined;
  const expected = sightsHeldIn(days.length);
  const seen = knownSights(trip);
  const fame = (isCounted: (place: KnownPlace, rank: number) => boolean) =>
    famous.reduce(
      (sum, place, rank) => sum + (isCounted(place, rank) ? (FAME_BY_RANK[rank] ?? 0) : 0),
      0,
    );
  const held = fame((place) => seen.has(place));
  const possible = fame((_, rank) => rank < expected);
  const missing = famous.slice(0, expected).filter((place) => !seen.has(place));
  return {
    percent: Math.min(100, (100 * held) / possible),
    missing,
    lacksFirst: days.length >= DAYS_FOR_THE_FIRST && missing[0] === famous[0],
  };
}
