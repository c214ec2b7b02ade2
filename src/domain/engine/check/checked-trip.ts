import { wishedPace } from "../../trip/day-pace.ts";
import type { Pace } from "../../trip/pace.ts";
import type { PlannedTown } from "../reading/planned-trip.ts";
import { isChosenFor, isForTraveller, isInSeasonThen } from "../visits/place-score.ts";
import { alikeVisits } from "./alike-visits.ts";
import {
  type CheckedDay,
  type CheckedVisit,
  checkedDays,
  type VisitOnDay,
} from "./checked-days.ts";
import { type DayUse, dayUses } from "./day-use.ts";
import { type EventFollowed, eventsFollowed } from "./events-followed.ts";
import { wishesShown } from "./judge-wishes.ts";
import { inTheHeat, leftBeforeSunset } from "./light-and-heat.ts";
import { type MealsHad, mealsHad } from "./meals-had.ts";
import { outingsCutShort } from "./outings-cut-short.ts";
import { type DayExcess, dayExcesses } from "./shortest-round.ts";
import { findStrays, type Strays } from "./strays.ts";
import { type LateArrival, lateArrivals, type OpeningFault, openingFaults } from "./time-faults.ts";
import { hoursDullForChildren, type Unfit, unfitVisits } from "./unfit-visits.ts";
import { type Fame, fameOf, type InterestMet, interestsMet } from "./wanted-sights.ts";

/** A plan with everything that several checks, or the lines about them, ask of it. */
export type CheckedTrip = Pick<
  PlannedTown,
  "city" | "request" | "daysAsked" | "style" | "hotels"
> & {
  /** Whether a day with nothing on it is as it should be. */
  readonly mayBeFree: boolean;
  /** The traveller took places out: how full and how long days are is their choice. */
  readonly isThinned: boolean;
  readonly hotel: PlannedTown["hotels"][number] | undefined;
  readonly days: readonly CheckedDay[];
  /** Of all days, in order. */
  readonly visits: readonly CheckedVisit[];
  /** The trip's. */
  readonly pace: Pace;
  readonly openingFaults: readonly OpeningFault[];
  readonly lateArrivals: readonly LateArrival[];
  readonly uses: readonly DayUse[];
  readonly meals: readonly MealsHad[];
  readonly excesses: readonly DayExcess[];
  readonly strays: Strays;
  /** Undefined where the city or its sights are not known. */
  readonly fame: Fame | undefined;
  readonly interests: readonly InterestMet[];
  readonly events: readonly EventFollowed[];
  readonly wishes: ReturnType<typeof wishesShown>;
  readonly unfit: readonly Unfit[];
  /** Of all days. */
  readonly dullHours: number;
  readonly alike: readonly VisitOnDay[];
  readonly cutShort: readonly VisitOnDay[];
  readonly beforeSunset: readonly VisitOnDay[];
  readonly inHeat: readonly VisitOnDay[];
};

/** Works out of a plan what its checks ask. Yields at each day and place. */
export function* checkedTrip(
  town: PlannedTown,
  mayBeFree: boolean,
): Generator<void, CheckedTrip, void> {
  const { city, request, daysAsked, isPart, style, hotels, document } = town;
  const [hotel] = hotels;
  const pace = wishedPace(request, request.pace);
  const takenOut = new Set(document.tripData.setAside?.map(({ guideId }) => guideId));
  const suited = (city?.places ?? []).filter(
    (place) =>
      isForTraveller(place, request) &&
      isChosenFor(place, request) &&
      isInSeasonThen(place, request),
  );
  const offered = suited.filter(({ id }) => !takenOut.has(id));
  const days = checkedDays(town);
  yield;
  return {
    city,
    request,
    daysAsked,
    style,
    hotels,
    hotel,
    mayBeFree,
    isThinned: takenOut.size > 0,
    days,
    visits: days.flatMap(({ visits }) => visits),
    pace,
    openingFaults: openingFaults(days),
    lateArrivals: lateArrivals(days),
    uses: dayUses(days, request, pace),
    meals: mealsHad(days, city),
    excesses: yield* dayExcesses(days, style),
    strays: yield* findStrays(days),
    fame: fameOf(days, suited, takenOut, request),
    interests: interestsMet(days, offered, request),
    events: eventsFollowed(days, offered, city),
    wishes: wishesShown({
      city,
      name: city?.name ?? "",
      days,
      childAges: request.childAges,
      pace: request.pace,
      // Of a trip with several bases no town has all.
      wishes: isPart ? [] : (request.wishes ?? []),
      aside: document.tripData.setAside ?? [],
    }),
    unfit: unfitVisits(days, request, city).filter(
      ({ why }) => takenOut.size === 0 || why !== "nothingForChildren",
    ),
    dullHours: hoursDullForChildren(days, request, city),
    alike: alikeVisits(days, request),
    cutShort: outingsCutShort(days),
    beforeSunset: leftBeforeSunset(days),
    inHeat: inTheHeat(days, pace),
  };
}
