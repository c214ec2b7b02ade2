import type { TravelStyle } from "../../places/travel.ts";
import { wishedPace } from "../../trip/day-pace.ts";
import type { Pace } from "../../trip/pace.ts";
import { avoidsHeat, type PlanRequest, travelStyle } from "../../trip/plan-request.ts";
import type { KnownCity, KnownEatery, KnownPlace } from "../known-city.ts";
import { fittingHotels, hotelsFor } from "../visits/fitting-hotels.ts";
import { isHotThen } from "../visits/open-air.ts";
import { paceInCity } from "../visits/pace-in-city.ts";
import { isChosenFor, isForTraveller, placeScore, sparedByThrift } from "../visits/place-score.ts";
import {
  activitiesCap,
  isDearEvening,
  roomsCap,
  ticketsShare,
  usualTicketPrice,
} from "../visits/trip-cost.ts";
import { type WishedPlace, wishedPlaces } from "../visits/wished-places.ts";
import { wishedTickets } from "../visits/with-wishes.ts";
import { datesOf } from "./days-task.ts";
import { isSame } from "./meal-choices.ts";

/** A request as planning in a city needs it, worked out once (`requestInCity`). */
export type RequestInCity<City extends KnownCity = KnownCity> = {
  readonly city: City;
  readonly request: PlanRequest;
  /** Of each day, "2026-05-04"; undefined without dates. */
  readonly dates: readonly (string | undefined)[];
  readonly pace: Pace;
  readonly style: TravelStyle;
  /** Points for a visit. */
  readonly scoreOf: (place: KnownPlace) => number;
  /** Places in town that are for these travellers, and places out of town that are. */
  readonly places: readonly KnownPlace[];
  readonly dayTrips: readonly KnownPlace[];
  /** Places that were asked for. */
  readonly wished: readonly WishedPlace[];
  /** Hotels where these travellers may stay, and of these the ones of the wanted level. */
  readonly hotels: readonly City["hotels"][number][];
  readonly fitting: readonly City["hotels"][number][];
  /** What the whole party may spend, in the city's currency. */
  readonly caps: CityCaps;
  /** What one of unknown price costs. */
  readonly usualPrice: number;
};

export type CityCaps = {
  readonly tickets: number;
  /** On tickets and rides. */
  readonly activities: number;
  /** On these and rooms. */
  readonly trip: number;
};

/** What a request comes to in a city, for all that plan by it. */
export function requestInCity<City extends KnownCity>(
  city: City,
  request: PlanRequest,
): RequestInCity<City> {
  const dates = datesOf(request);
  const pace = paceInCity(wishedPace(request, request.pace), city, request);
  const scoreOf = placeScore(city, request);
  const isDear = (place: KnownPlace) => isDearEvening(place, request);
  const wished = wishedPlaces(request.wishes ?? [], city, scoreOf, { dates, pace, isDear });
  const isSpared = sparedByThrift(city, request);
  const isForThem = (place: KnownPlace) =>
    isForTraveller(place, request) &&
    isChosenFor(place, request) &&
    !isSpared(place) &&
    (!isDear(place) || wished.some((one) => one.place.id === place.id));
  const hotels: readonly City["hotels"][number][] = hotelsFor(city.hotels, request);
  const fitting = fittingHotels(hotels, request);
  const usualPrice = usualTicketPrice(city);
  const activities = activitiesCap(city, request);
  return {
    city,
    request,
    dates,
    pace,
    style: {
      ...travelStyle(
        request,
        isHotThen(city.climate, request.startDate ?? request.month, avoidsHeat(request)),
        city.ridesByTaxi,
      ),
      walks: city.walks,
      rides: city.rides,
    },
    scoreOf,
    places: city.places.filter(isForThem).map((place) => withKitchens(place, city)),
    dayTrips: (city.dayTrips ?? []).filter(isForThem),
    wished,
    hotels,
    fitting,
    caps: {
      // What is asked for by name comes before what we would choose.
      tickets: Math.max(ticketsShare(activities), wishedTickets(wished, usualPrice, request)),
      activities,
      // What the level costs in this city, also where not all of it takes them.
      trip: roomsCap(fittingHotels(city.hotels, request), request) + activities,
    },
    usualPrice,
  };
}

/** A food market for noon that is a place to eat, too, is where one has lunch, but where the guide says when to come. */
function withKitchens(place: KnownPlace, { eateries = [] }: KnownCity): KnownPlace {
  const { category, isForFood, bestTime, bestStarts } = place;
  const isForNoon = category === "market" && isForFood === true && bestTime === "midday";
  return isForNoon &&
    bestStarts === undefined &&
    eateries.some((eatery) => hasKitchen(eatery, place))
    ? { ...place, hasKitchens: true }
    : place;
}

function hasKitchen(eatery: KnownEatery, place: KnownPlace): boolean {
  return (
    (eatery.kind === "food-hall" || eatery.kind === "market") &&
    eatery.meals.includes("lunch") &&
    isSame(eatery, place)
  );
}
