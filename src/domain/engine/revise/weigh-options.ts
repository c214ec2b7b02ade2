import type { Edit } from "../../edits/edit-kinds.ts";
import type { Position } from "../../places/geo.ts";
import { legBetween } from "../../places/travel.ts";
import type { Place, PlanProblem, TripDay, TripPlace } from "../../trip/trip.ts";
import { type KnownCity, type KnownPlace, placesOf } from "../known-city.ts";
import type { SavedPlace, SavedTown, SavedTrip } from "../reading/planned-trip.ts";
import { townOfDay } from "../reading/read-trip.ts";
import { isForTraveller, placeScore } from "../visits/place-score.ts";
import { describePlace } from "../writing/describe-place.ts";
import { isMade, makeTimedEdit } from "./make-timed-edit.ts";
import { dayRulesBroken } from "./plan-problems.ts";

/** A place of the city that might come into the plan at some spot, with what it would cost there. */
export type PlaceOption = {
  /** The guide's id of it. */
  readonly guideId: string;
  /** The place that it would follow, where it comes in addition; undefined: it would be the day's first. */
  readonly afterId?: string | undefined;
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

/** Where on a day a place would stand. */
export type OptionSpot = {
  /** What comes before and after it there, if it is a place. */
  readonly neighbours: readonly (SavedPlace | undefined)[];
  readonly afterId?: string | undefined;
  readonly editFor: (place: TripPlace) => Edit;
};

/** The spots of a day for which places are compared. */
export type OptionSpots = {
  readonly dayId: string;
  /** The place that would go. */
  readonly gone?: SavedPlace;
  readonly spots: readonly OptionSpot[];
  /** Which places of the city may come; all without it. */
  readonly isWanted?: ((place: KnownPlace) => boolean) | undefined;
};

/** Worked out as an edit each: what is likely is among the first few. */
const TRIED = 8;
/** The spots with the shortest ways are worked out; in the others a place is hardly ever better. */
const SPOTS_TRIED = 4;
/** A minute of the way takes so much of a place's score; one of the same kind is worth so much more. */
const WAY_POINTS = 8;
const SAME_KIND_POINTS = 150;
const ID = "option";

/**
 * The places of a city that suit a day of a trip best, and are not in the trip, each at the spot where it fits best:
 * those that break no rule there first, then by what the city is known for, what these travellers like, the way and
 * the kind. Each is timed as the edit that would bring it. Pure. Yields every millisecond or so.
 */
export function* weighOptions(
  whole: SavedTrip,
  asked: OptionSpots,
  most: number,
): Generator<void, PlaceOption[], void> {
  // Of a trip with several bases, at the day's own.
  const trip = townOfDay(whole, asked.dayId);
  const [town] = trip?.towns ?? [];
  const day = town?.days.find(({ text }) => text.id === asked.dayId)?.text;
  const city = town?.city;
  if (trip === undefined || town === undefined || day === undefined || city === undefined) {
    return [];
  }
  const before = dayRulesBroken(trip, asked.dayId);
  const likely = likelyPlaces(town, asked, city).slice(0, Math.max(TRIED, most));
  const options: PlaceOption[] = [];
  for (const { known, spots } of likely) {
    const place = describePlace(known, city);
    const found: PlaceOption[] = [];
    for (const { afterId, editFor } of spots.slice(0, SPOTS_TRIED)) {
      const edited = yield* makeTimedEdit(trip, editFor({ ...place, id: ID }));
      if (!isMade(edited)) continue;
      const after = edited.document.tripData.itinerary.find(({ id }) => id === asked.dayId);
      const visit = after?.plan.find(({ id }) => id === ID)?.visit;
      if (after === undefined || visit === undefined) continue;
      const broken = dayRulesBroken(edited, asked.dayId);
      found.push({
        guideId: known.id,
        afterId,
        place,
        visit,
        addedMinutes: wayMinutes(after) - wayMinutes(day),
        addedPrice: addedPrice(known, asked),
        problems: broken.filter((problem) => !before.some((one) => isSame(one, problem))),
      });
      yield;
    }
    const [best] = found.sort(
      (a, b) => a.problems.length - b.problems.length || a.addedMinutes - b.addedMinutes,
    );
    if (best !== undefined) options.push(best);
  }
  return options.sort((a, b) => a.problems.length - b.problems.length).slice(0, most);
}

type LikelyPlace = {
  readonly known: KnownPlace;
  /** Those with the shortest ways first. */
  readonly spots: readonly OptionSpot[];
};

/** Those that the town's days don't have and the traveller didn't take out, the likeliest first. */
function likelyPlaces(
  { days, request, style, document }: SavedTown,
  { dayId, gone, spots, isWanted = () => true }: OptionSpots,
  city: KnownCity,
): LikelyPlace[] {
  const { setAside = [] } = document.tripData;
  const taken = new Set([
    ...days.flatMap(({ places }) => places.map(({ known }) => known?.id)),
    ...setAside.map(({ guideId }) => guideId),
  ]);
  const hotel = days.find(({ text }) => text.id === dayId)?.hotel?.at;
  const minutesBetween = (at: Position | undefined, place: { readonly at: Position }) =>
    legBetween({ at }, place, style)?.minutes ?? 0;
  const ended = spots.map((spot) => {
    const [from, to] = spot.neighbours.map((place): Position | undefined =>
      place === undefined ? hotel : place.at,
    );
    const direct = to === undefined ? 0 : minutesBetween(from, { at: to });
    const way = (place: KnownPlace) => minutesBetween(from, place) + minutesBetween(to, place);
    return { spot, way, detour: (place: KnownPlace) => way(place) - direct };
  });
  const wanted = gone?.known;
  const scoreOf = placeScore(city, request);
  const worth = (place: KnownPlace) =>
    scoreOf(place) +
    (place.category === (wanted?.category ?? gone?.text.category) ? SAME_KIND_POINTS : 0) -
    WAY_POINTS * Math.min(...ended.map(({ way }) => way(place)));
  // A day out is given up for another day out, and for nothing else.
  const pool = wanted?.way === undefined ? city.places : placesOf(city);
  return pool
    .filter((place) => !taken.has(place.id) && isForTraveller(place, request) && isWanted(place))
    .map((known) => ({ known, worth: worth(known) }))
    .sort((a, b) => b.worth - a.worth || (a.known.id < b.known.id ? -1 : 1))
    .map(({ known }) => ({
      known,
      spots: ended
        .map(({ spot, detour }) => ({ spot, minutes: detour(known) }))
        .sort((a, b) => a.minutes - b.minutes)
        .map(({ spot }) => spot),
    }));
}

/** Minutes on all ways of a day. */
export function wayMinutes({ plan, wayBack }: TripDay): number {
  return [...plan.map(({ leg }) => leg), wayBack].reduce(
    (sum, leg) => sum + (leg?.minutes ?? 0),
    0,
  );
}

function addedPrice({ ticketPrice }: KnownPlace, { gone }: OptionSpots): number | undefined {
  if (gone === undefined) return ticketPrice;
  const before = gone.known?.ticketPrice;
  return ticketPrice === undefined || before === undefined ? undefined : ticketPrice - before;
}

function isSame(one: PlanProblem, other: PlanProblem): boolean {
  return one.code === other.code && one.placeId === other.placeId;
}
