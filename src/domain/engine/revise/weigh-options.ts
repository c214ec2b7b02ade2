import { type Edited, isRefusal } from "../../edits/edit-kind.ts";
import type { Edit } from "../../edits/edit-kinds.ts";
import type { Position } from "../../places/geo.ts";
import type { Place, PlanProblem, Trip, TripDay, TripPlace } from "../../trip/trip.ts";
import { legBetween } from "../days/leg-between.ts";
import { describePlace } from "../ground/describe-place.ts";
import { locate } from "../ground/locate.ts";
import { knownMatcher } from "../ground/match-known.ts";
import { placeMatcher } from "../ground/place-matcher.ts";
import { type KnownCity, type KnownPlace, placesOf } from "../known-city.ts";
import { isForTraveller, placeScore } from "../visits/place-score.ts";
import { readSelection } from "../visits/read-selection.ts";
import { travelStyle } from "../visits/travel-style.ts";
import { makeTimedEdit } from "./make-timed-edit.ts";
import { dayRulesBroken } from "./plan-problems.ts";

/** A place of the city that might come into the plan at some spot, with what it would cost there. */
export type PlaceOption = {
  /** The guide's id of it. */
  readonly guideId: string;
  /** Without an id of the trip, and without hours: those of an edit. */
  readonly place: Place;
  /** When the visit would be, minutes after midnight. */
  readonly visit: NonNullable<Place["visit"]>;
  /** Minutes on the way that the day would have more, or fewer. */
  readonly addedMinutes: number;
  /** In the city's currency for one adult, against what goes; undefined where a price is not known. */
  readonly addedPrice: number | undefined;
  /** What the day would break that it doesn't break as it is. */
  readonly problems: readonly PlanProblem[];
};

/** The spot for which places are compared. */
export type OptionSpot = {
  readonly dayId: string;
  /** What comes before and after it there, if it is a place. */
  readonly neighbours: readonly (TripPlace | undefined)[];
  /** The place that would go. */
  readonly gone?: TripPlace;
  readonly editFor: (place: TripPlace) => Edit;
};

/** Worked out as an edit each: what is likely is among the first few. */
const TRIED = 8;
/** A minute of the way takes so much of a place's score; one of the same kind is worth so much more. */
const WAY_POINTS = 8;
const SAME_KIND_POINTS = 150;
const ID = "option";

/**
 * The places of a city that suit a spot of a trip best, and are not in the trip: those that break no rule there first,
 * then by what the city is known for, what these travellers like, the way and the kind. Each is timed as the
 * edit that would bring it. Pure. Yields every millisecond or so.
 */
export function* weighOptions(
  trip: Trip,
  spot: OptionSpot,
  city: KnownCity,
  most: number,
): Generator<void, PlaceOption[], void> {
  const day = trip.tripData.itinerary.find(({ id }) => id === spot.dayId);
  if (day === undefined) return [];
  const before = yield* dayRulesBroken(trip, spot.dayId, city);
  const options: PlaceOption[] = [];
  for (const known of likelyPlaces(trip, spot, city).slice(0, TRIED)) {
    const place = describePlace(known, city);
    const edited = yield* makeTimedEdit(trip, spot.editFor({ ...place, id: ID }), city);
    const after = dayOf(edited, spot.dayId);
    const visit = after?.plan.find(({ id }) => id === ID)?.visit;
    if (after === undefined || visit === undefined || typeof edited === "string") continue;
    const broken = isRefusal(edited) ? [] : yield* dayRulesBroken(edited, spot.dayId, city);
    options.push({
      guideId: known.id,
      place,
      visit,
      addedMinutes: wayMinutes(after) - wayMinutes(day),
      addedPrice: addedPrice(known, spot, city),
      problems: broken.filter((problem) => !before.some((one) => isSame(one, problem))),
    });
    yield;
  }
  return options.sort((a, b) => a.problems.length - b.problems.length).slice(0, most);
}

/** Those that the trip doesn't have, the likeliest first. */
function likelyPlaces(trip: Trip, { gone, neighbours }: OptionSpot, city: KnownCity): KnownPlace[] {
  const { itinerary, hotels } = trip.tripData;
  const request = readSelection(trip.userSelection, itinerary.length);
  const style = travelStyle(request);
  const find = placeMatcher(city);
  const knownOf = (place: TripPlace) => locate(place.placeName, place, find, city.centre);
  const taken = new Set(
    itinerary.flatMap(({ plan }) => plan.map((place) => knownOf(place).known?.id)),
  );
  const findHotel = knownMatcher(city.hotels, city.name);
  const [hotel] = hotels;
  const base = hotel && locate(hotel.hotelName, hotel, findHotel, city.centre).at;
  const ends = neighbours.map((place): Position | undefined =>
    place === undefined ? base : knownOf(place).at,
  );
  const wanted = gone === undefined ? undefined : knownOf(gone).known;
  const scoreOf = placeScore(city, request);
  const worth = (place: KnownPlace) =>
    scoreOf(place) +
    (place.category === (wanted?.category ?? gone?.category) ? SAME_KIND_POINTS : 0) -
    WAY_POINTS *
      ends.reduce((sum, at) => sum + (legBetween({ at }, place, style)?.minutes ?? 0), 0);
  // A day out is given up for another day out, and for nothing else.
  const pool = wanted?.way === undefined ? city.places : placesOf(city);
  return pool
    .filter((place) => !taken.has(place.id) && isForTraveller(place, request.traveller))
    .map((place) => ({ place, worth: worth(place) }))
    .sort((a, b) => b.worth - a.worth || (a.place.id < b.place.id ? -1 : 1))
    .map(({ place }) => place);
}

function dayOf(edited: Edited, dayId: string): TripDay | undefined {
  if (edited === "deleted" || isRefusal(edited)) return undefined;
  return edited.tripData.itinerary.find(({ id }) => id === dayId);
}

function wayMinutes({ plan, wayBack }: TripDay): number {
  return [...plan.map(({ leg }) => leg), wayBack].reduce(
    (sum, leg) => sum + (leg?.minutes ?? 0),
    0,
  );
}

function addedPrice(
  { ticketPrice }: KnownPlace,
  { gone }: OptionSpot,
  city: KnownCity,
): number | undefined {
  if (gone === undefined) return ticketPrice;
  const before = placesOf(city).find(({ id }) => id === gone.guideId)?.ticketPrice;
  return ticketPrice === undefined || before === undefined ? undefined : ticketPrice - before;
}

function isSame(one: PlanProblem, other: PlanProblem): boolean {
  return one.code === other.code && one.placeId === other.placeId;
}
