import type { Pace } from "../../trip/pace.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import type { KnownPlace } from "../known-city.ts";
import { isFeastOf } from "../visits/event-of-place.ts";
import {
  firstSights,
  hasChildren,
  isForAdults,
  isMadeForChildren,
  sightsHeldIn,
} from "../visits/first-sights.ts";
import { isOfInterest } from "../visits/is-of-interest.ts";
import { countsAs } from "../visits/most-a-day.ts";
import { isInSeasonThen } from "../visits/place-score.ts";
import { countsTickets, isTooDear } from "../visits/trip-cost.ts";
import { paceStay } from "../visits/visit-durations.ts";
import { mayVisitOn, visitWindows } from "../visits/visit-windows.ts";
import { experienceOf } from "./alike-pairs.ts";
import type { Candidate } from "./days-task.ts";
import type { RequestInCity } from "./request-in-city.ts";

/**
 * Points for a first sight that so many days can hold: more than any order of the days or any ticket is worth, so that
 * these are in the plan before anything else; the reason to go, and the second one, also where they are far out.
 */
const FIRST_SIGHT_POINTS = { first: 1000, second: 600, other: 300 } as const;
/** The same for any must-see where these take no more than half of the visits that so many days have. */
const MUST_SEE_POINTS = 200;
const MUST_SEE_SHARE = 0.5;
/** What was asked for comes before any first sight, also where these have to be in the plan. */
const ASKED_POINTS = { named: 2000, topic: 1000 } as const;
/** From two days on, for the zoo or the theme park among the first sights of a family with children under 13: it takes half a day. */
const CHILDRENS_POINTS = 400;

/** Without dates nobody knows that the day is one of two in a week: only a first sight, or what was asked for, is worth that. */
const RARE_IF_CLOSED_ON = [5, 6];
/** On dates a market of one or two days of the week is what that day is for. */
const WEEKLY_MARKET = { points: 400, popularity: 60 } as const;

/** All places in town that are for these travellers, those of the highest score first. */
export function rateCandidates({
  city,
  places,
  scoreOf,
  dates,
  pace,
  request,
  wished,
  usualPrice,
}: RequestInCity): Candidate[] {
  const askedAs = ({ id }: KnownPlace) => wished.find(({ place }) => place.id === id);
  const isAsked = (place: KnownPlace) => askedAs(place) !== undefined;
  const inSeason = places.filter((place) => isInSeasonThen(place, request));
  const ten = firstSights(inSeason, request).filter((one) => mayVisitOn(one, dates, pace));
  const first = ten.slice(0, sightsHeldIn(request.days, request.interests));
  const mustSees = inSeason.filter((place) => place.mustSee && !isForAdults(place, request));
  const hasRoom = mustSees.length <= MUST_SEE_SHARE * request.days * pace.usual;
  const childrens =
    request.days > 1 && hasChildren(request) ? first.find(isMadeForChildren) : undefined;
  const isDear = (place: KnownPlace) =>
    countsTickets(request) && !isAsked(place) && isTooDear(place, ten, usualPrice);
  const pointsOf = (place: KnownPlace) => {
    if (first.includes(place) && !isDear(place)) {
      const { other } = FIRST_SIGHT_POINTS;
      const points = [FIRST_SIGHT_POINTS.first, FIRST_SIGHT_POINTS.second][first.indexOf(place)];
      return scoreOf(place) + (points ?? other) + (place === childrens ? CHILDRENS_POINTS : 0);
    }
    return (
      scoreOf(place) + (mustSees.includes(place) && hasRoom && !isDear(place) ? MUST_SEE_POINTS : 0)
    );
  };
  const { startDate, interests = [], traveller } = request;
  const isSeldomOpen = (place: KnownPlace) =>
    RARE_IF_CLOSED_ON.includes(visitWindows(place, undefined, pace, 0).notOn.length);
  const isRare = (place: KnownPlace) =>
    startDate === undefined &&
    isSeldomOpen(place) &&
    !interests.some((interest) => isOfInterest(place, interest, traveller));
  const isOfTheDay = (place: KnownPlace) =>
    startDate !== undefined &&
    !pace.hasSmallChildren &&
    place.category === "market" &&
    place.popularity >= WEEKLY_MARKET.popularity &&
    isSeldomOpen(place);
  const rated = places
    .filter((place) => ten.includes(place) || isAsked(place) || !isRare(place))
    .map((place) => ({
      place: withStay(place, pace),
      score:
        pointsOf(place) +
        (isOfTheDay(place) ? WEEKLY_MARKET.points : 0) +
        askedPoints(askedAs(place)),
      ...(isAsked(place) ? { isAsked: true } : {}),
      ...(ten.includes(place) && !isDear(place) ? { sightRank: ten.indexOf(place) } : {}),
      experience: experienceOf(place, { ...request, ...city }),
      ...(dates.some((date) => isFeastOf(place, date)) ? { isFixed: true } : {}),
    }))
    .sort((a, b) => b.score - a.score || compareIds(a.place, b.place));
  return atMost(rated, wished, request.wishes);
}

/** What is named comes before what only has something of a topic. */
export function askedPoints(asked: RequestInCity["wished"][number] | undefined): number {
  if (asked === undefined) return 0;
  return ASKED_POINTS[asked.isTopic === true ? "topic" : "named"];
}

/** Of kinds that the traveller wants only some of, those of the highest score, and all that they named. */
function atMost(
  rated: Candidate[],
  wished: RequestInCity["wished"],
  wishes: PlanRequest["wishes"] = [],
): Candidate[] {
  return wishes.reduce((left, wish) => {
    if (wish.kind !== "most" || wish.isADay === 1) return left;
    const isMeant = ({ place }: Candidate) => countsAs(wish.categories, place);
    const isAsked = (one: Candidate) => wished.some(({ place }) => place.id === one.place.id);
    const meant = left.filter(isMeant);
    const asked = meant.filter(isAsked);
    const others = meant.filter((one) => !isAsked(one));
    const kept = new Set([...asked, ...others.slice(0, Math.max(0, wish.count - asked.length))]);
    return left.filter((candidate) => !isMeant(candidate) || kept.has(candidate));
  }, rated);
}

/** The place itself where one stays as long as usual; a show or a tour lasts as long as it does. */
export function withStay<Place extends KnownPlace>(place: Place, pace: Pace): Place {
  const visitMinutes = place.starts === undefined ? paceStay(place, pace) : place.visitMinutes;
  return visitMinutes === place.visitMinutes ? place : { ...place, visitMinutes };
}

/** By id; unlike `localeCompare` the same on every machine. */
export function compareIds(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
