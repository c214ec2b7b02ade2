import { wishedPace } from "../../trip/day-pace.ts";
import type { Pace } from "../../trip/pace.ts";
import type { KnownPlace } from "../known-city.ts";
import type { PlannedTown } from "../reading/planned-trip.ts";
import {
  isChosenFor,
  isForTraveller,
  isInSeasonThen,
  sparedByThrift,
} from "../visits/place-score.ts";
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

/** So many of a kind taken out, and none of it left: the traveller wants none. */
const NONE_OF_A_KIND = 2;

/** Ids of the city's places that the traveller took out of the plan, one by one or all of a kind. */
function takenOutOf({ city, days, document }: PlannedTown): ReadonlySet<string> {
  const { setAside = [] } = document.tripData;
  const ids = new Set(setAside.map(({ guideId }) => guideId));
  const names = new Set(setAside.map(({ placeName }) => placeName));
  const left = new Set(days.flatMap(({ places }) => places.map(({ facts }) => facts.category)));
  const places = city?.places ?? [];
  const gone = places.filter(({ id, name }) => ids.has(id) || names.has(name));
  const isUnwanted = ({ category }: KnownPlace) =>
    !left.has(category) && gone.filter((one) => one.category === category).length >= NONE_OF_A_KIND;
  return new Set(places.filter((one) => gone.includes(one) || isUnwanted(one)).map(({ id }) => id));
}

/** Works out of a plan what its checks ask. Yields at each day and place. */
export function* checkedTrip(
  town: PlannedTown,
  mayBeFree: boolean,
): Generator<void, CheckedTrip, void> {
  const { city, request, daysAsked, isPart, style, hotels, document } = town;
  const [hotel] = hotels;
  const pace = wishedPace(request, request.pace);
  const takenOut = takenOutOf(town);
  const isThinned = (document.tripData.setAside ?? []).length > 0;
  const isSpared = sparedByThrift({ places: city?.places ?? [] }, request);
  const suited = (city?.places ?? []).filter(
    (place) =>
      isForTraveller(place, request) &&
      isChosenFor(place, request) &&
      isInSeasonThen(place, request) &&
      !isSpared(place),
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
    isThinned,
    days,
    visits: days.flatMap(({ visits }) => visits),
    pace,
    openingFaults: openingFaults(days),
    lateArrivals: lateArrivals(days),
    uses: dayUses(days, request, pace, city?.climate),
    meals: mealsHad(days, city),
    excesses: yield* dayExcesses(days, style),
    strays: yield* findStrays(days),
    fame: fameOf(days, suited, takenOut, request),
    interests: interestsMet(days, offered, request),
    events: eventsFollowed(days, offered, city),
    wishes: wishesShown(
      {
        city,
        name: city?.name ?? "",
        days,
        childAges: request.childAges,
        pace: request.pace,
        // Of a trip with several bases no town has all.
        wishes: isPart ? [] : (request.wishes ?? []),
        aside: document.tripData.setAside ?? [],
      },
      isPart ? [] : document.tripData.notes,
    ),
    unfit: unfitVisits(days, request, city).filter(
      ({ why }) => !isThinned || why !== "nothingForChildren",
    ),
    dullHours: hoursDullForChildren(days, request, city),
    alike: alikeVisits(days, request),
    cutShort: outingsCutShort(days),
    beforeSunset: leftBeforeSunset(days),
    inHeat: inTheHeat(days, pace),
  };
}
