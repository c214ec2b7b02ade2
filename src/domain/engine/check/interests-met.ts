import { categoriesOf, type InterestId } from "../../trip/interest.ts";
import { isForTraveller } from "../visits/place-score.ts";
import type { ParsedTrip } from "./parse-trip.ts";

/** An interest is answered by a place for it on every second day. */
const DAYS_A_PLACE = 2;

export type InterestMet = {
  readonly interest: InterestId;
  readonly found: number;
  /** How many places for it the plan should have; never more than the guide has. */
  readonly wanted: number;
};

/** What each interest that was asked for got, where the guide has a place for it. */
export function interestsMet({ city, selection, days, traveller }: ParsedTrip): InterestMet[] {
  const kindsSeen = days.flatMap((day) => day.visits.map(({ category }) => category));
  return (selection.interests ?? []).flatMap((interest) => {
    const kinds = categoriesOf([interest]);
    const offered = (city?.places ?? []).filter(
      (place) =>
        kinds.has(place.category) && isForTraveller(place, { traveller, wishes: selection.wishes }),
    );
    if (offered.length === 0) return [];
    const found = kindsSeen.filter((kind) => kind !== undefined && kinds.has(kind)).length;
    const wanted = Math.min(offered.length, Math.ceil(days.length / DAYS_A_PLACE));
    return [{ interest, found, wanted }];
  });
}
