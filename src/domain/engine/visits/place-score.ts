import { addDays } from "../../calendar-date.ts";
import type { PlaceCategory } from "../../places/place-category.ts";
import type { StepFree } from "../../places/step-free.ts";
import type { BudgetTitle } from "../../trip/budget.ts";
import { categoriesOf } from "../../trip/interest.ts";
import { needsStepFree } from "../../trip/needs-step-free.ts";
import { paceFor } from "../../trip/pace.ts";
import { type PlanRequest, walksLess } from "../../trip/plan-request.ts";
import type { TravellerTitle } from "../../trip/traveller.ts";
import type { TravelNeed, TripWish } from "../../trip/trip-wish.ts";
import type { KnownCity, KnownPlace } from "../known-city.ts";
import { isAgainstNeeds } from "./against-needs.ts";
import { eventOn } from "./event-of-place.ts";
import {
  bringsChildren,
  byFame,
  FIRST_SIGHTS,
  hasChildren,
  iconsOf,
  isDullForTeenagers,
  isForAdults,
  isMadeForChildren,
} from "./first-sights.ts";
import { isFunForSmallChildren } from "./is-fun-for-small-children.ts";
import { isChildrensMuseum, isOfInterest } from "./is-of-interest.ts";
import { isAskedFor, isUnwanted } from "./is-unwanted.ts";
import { isInSeason, isLongInFrost, type SeasonPlace } from "./open-air.ts";
import { isPlaceAbout } from "./places-about.ts";
import { countsTickets, isTooDear, likelyTicketPrice, usualTicketPrice } from "./trip-cost.ts";

/** Raise a score, in parts of one (docs/planning.md, "The objective"). */
const MUST_SEE_BONUS = 0.8;
const SUITS_BONUS = 0.2;
const INTEREST_BONUS = 1;
/** A museum for children without any, with children what is for adults, and with teenagers rooms and churches that are no first sights. */
const FOR_OTHERS_LESS = 0.9;
/** How much a ticket of the city's usual price takes from a place's score, in parts of one. */
const TICKET_AVERSION: Readonly<Record<BudgetTitle, number>> = {
  Economy: 0.2,
  Budget: 0.12,
  Standard: 0.04,
  Comfort: 0,
  Premium: 0,
};
/** The same for who wants free things: a usual ticket takes so much also from its fame. */
const THRIFTY_AVERSION = 0.35;
const SIGHTS_PAID_FOR = 2;
const MAX_DEARNESS = 3;
/** A lesser museum for who came for the open air and named no art. */
const INDOORS_LESS = 0.6;
/** Of what is neither among the first sights nor a must-see so many times as much: it goes first on a small budget. */
const FILLER_AVERSION = 2;
/** Points for being one of the city's best known sights, the best known first. */
const FAME_POINTS = [1200, 600, 450, 350, 300, 260, 230, 200, 180, 160, 80, 60, 40] as const;
/** For each step of popularity above this: what is known is worth a ride that a filler isn't. */
const KNOWN_POINTS = 2;
const KNOWN_FROM = 50;
/** Of these, where an interest was asked for, what is neither of it nor among the first ten sights keeps so much. */
const BESIDE_INTERESTS_SHARE = 0.3;
/** Points for being one of the best known places of an interest asked for. */
const LIKED_POINTS = [900, 400, 150, 80, 60, 40, 20] as const;

/** What stairs take from a score, in parts of one, where a stroller comes along, and for who needs to go without. */
type Stairs = Readonly<Partial<Record<StepFree | "unknown", number>>>;
const STAIRS: Stairs = { partly: 0.1, no: 0.4 };
const STAIRS_BARRED: Stairs = { unknown: 0.1, partly: 0.3, no: 0.4 };
/** Of the score of a place that is out of season on all days, so much counts: no empty hour is worth the way there. */
const OUT_OF_SEASON = { share: 0.1, less: 450 } as const;

export type Preferences = Pick<
  PlanRequest,
  "traveller" | "childAges" | "budget" | "interests" | "wishes" | "startDate"
> & { readonly days?: number };

/** Younger children don't climb (editorial). */
const CLIMBS_FROM_AGE = 8;
/** Who is so old has no use for a playground. */
const OUTGROWN_AGE = 11;
/** Nor are there rides for them, where the guide doesn’t say so. */
const RIDES_FROM_AGE = 4;
const SITS_STILL_FROM_AGE = 3;
const BABY_SHOW_MINUTES = 60;
const FAMOUS_FROM = 75;
/** Where nobody says: a view or a walk over rocks or steps, but for a bridge or a terrace. */
const CLIMBS: ReadonlySet<PlaceCategory> = new Set(["viewpoint", "nature"]);
const CLIMB_MINUTES = 40;

/**
 * The score of a visit for a traveller, in points: popularity (1 to 100)
 * times what raises it, less what the ticket takes from it, and what its fame adds. Negative for what is out of season only.
 *
 * @returns a function of the place, for many places of one city.
 */
export function placeScore(
  city: Pick<KnownCity, "places">,
  preferences: Preferences,
): (place: KnownPlace) => number {
  const { traveller, childAges, budget } = preferences;
  const { interests = [] } = preferences;
  const usualPrice = usualTicketPrice(city);
  const { hasSmallChildren } = paceFor(traveller, "usual", childAges);
  const stairs = needsStepFree(preferences) ? STAIRS_BARRED : hasSmallChildren ? STAIRS : {};
  const isThrifty = needs("freeThings", preferences.wishes);
  const places = city.places.filter((place) => isInSeasonThen(place, preferences));
  const ranked = byFame(places, preferences);
  const fame = byRank(ranked, FAME_POINTS);
  const ranking = byFame(places);
  const isLiked = (place: KnownPlace) =>
    interests.some((interest) => isOfInterest(place, interest, traveller));
  const firstTen = new Set(ranked.slice(0, FIRST_SIGHTS).map(({ id }) => id));
  const isOutdoors =
    !interests.includes("history") &&
    interests.some((interest) => interest === "outdoors" || interest === "beach");
  /** Who came for one thing doesn't pass by what the city is known for. */
  const shareOf = (place: KnownPlace) =>
    interests.length === 0 || firstTen.has(place.id) || isLiked(place) ? 1 : BESIDE_INTERESTS_SHARE;
  const fameOf = (place: KnownPlace) => (fame.get(place.id) ?? 0) * shareOf(place);
  const icons = iconsOf(places, preferences);
  const isForOthers = (place: KnownPlace) =>
    isChildrensMuseum(place, traveller) ||
    (isForAdults(place, preferences) &&
      icons.every(({ id }) => id !== place.id) &&
      !isLiked(place)) ||
    (isDullForTeenagers(place, preferences) && !firstTen.has(place.id) && !isLiked(place));
  const likes = interests.map((interest) =>
    byRank(
      ranking.filter(
        (place) => isOfInterest(place, interest, traveller) && isForTraveller(place, preferences),
      ),
      LIKED_POINTS,
    ),
  );
  return (place) => {
    const bonus =
      1 +
      (place.mustSee && !isForAdults(place, preferences) ? MUST_SEE_BONUS : 0) +
      (place.suits.includes(traveller) ? SUITS_BONUS : 0) +
      (isLiked(place) ? INTEREST_BONUS : 0) -
      (isForOthers(place) ? FOR_OTHERS_LESS : 0) -
      (isOutdoors && place.category === "museum" && !firstTen.has(place.id) ? INDOORS_LESS : 0);
    const dearness = Math.min(MAX_DEARNESS, likelyTicketPrice(place, usualPrice) / usualPrice);
    const steps = KNOWN_POINTS * Math.max(0, place.popularity - KNOWN_FROM);
    const renown = steps * shareOf(place);
    const isFiller = !place.mustSee && !isLiked(place) && !firstTen.has(place.id);
    const isDear = countsTickets(preferences) && isTooDear(place, ranked, usualPrice);
    const usual = TICKET_AVERSION[budget] * (isFiller || isDear ? FILLER_AVERSION : 1);
    const aversion = isThrifty ? Math.max(usual, THRIFTY_AVERSION) : usual;
    const kept = 1 - Math.min(1, aversion * dearness);
    const own = (place.popularity * bonus + renown) * kept;
    const liked = likes.reduce((sum, points) => sum + (points.get(place.id) ?? 0), 0);
    const renowned = liked + fameOf(place);
    const all = own + (isDear ? kept * liked : isThrifty ? kept * renowned : renowned);
    const score = all * (1 - (stairs[place.stepFree ?? "unknown"] ?? 0));
    return isInSeasonThen(place, preferences)
      ? score
      : OUT_OF_SEASON.share * score - OUT_OF_SEASON.less;
  };
}

/**
 * Whether who wants free things goes without a place: they pay more than usual for what they named, or for the first two sights.
 *
 * @returns a function of the place, for many places of one city.
 */
export function sparedByThrift(
  city: Pick<KnownCity, "places">,
  preferences: Preferences,
): (place: KnownPlace) => boolean {
  const { wishes = [] } = preferences;
  if (!needs("freeThings", wishes)) return () => false;
  const usualPrice = usualTicketPrice(city);
  const ranked = byFame(city.places, preferences);
  const named = ranked.filter((place) => isAskedFor(place, wishes));
  const paid = [...named, ...ranked.slice(0, Math.max(0, SIGHTS_PAID_FOR - named.length))];
  return (place) =>
    likelyTicketPrice(place, usualPrice) > usualPrice &&
    !isAskedFor(place, wishes) &&
    paid.every(({ id }) => id !== place.id);
}

/** Without dates nobody knows whether a season of fewer months than this is on: a Christmas market is in no such plan. */
const LONG_SEASON_MONTHS = 5;
const MONTHS = Array.from(
  { length: 12 },
  (_, month) => `2027-${`${month + 1}`.padStart(2, "0")}-15`,
);

/** Whether a place is worth the way on any day of the trip; what is there only for events is on their dates. */
export function isInSeasonThen(
  place: SeasonPlace,
  { days = 1, startDate }: Pick<Preferences, "days" | "startDate">,
): boolean {
  const isForEvents = place.hours === "off";
  if (place.season === undefined && !isForEvents) return true;
  if (startDate === undefined) {
    if (place.month !== undefined) return !isForEvents && isInSeason(place, undefined);
    return !isForEvents && !hasShortSeason(place);
  }
  return Array.from({ length: days }, (_, day) => addDays(startDate, day)).some(
    (date) => isInSeason(place, date) && (!isForEvents || eventOn(place, date) !== undefined),
  );
}

/** Whether one comes for it only in a few months, as for tulips. */
export function hasShortSeason(place: SeasonPlace): boolean {
  return MONTHS.filter((date) => isInSeason(place, date)).length < LONG_SEASON_MONTHS;
}

/** The points of each place, by id: those that follow each other and are equally popular share a rank. */
function byRank(
  ranked: readonly KnownPlace[],
  points: readonly number[],
): ReadonlyMap<string, number> {
  let rank = 0;
  return new Map(
    ranked.map(({ id, popularity }, index) => {
      if (ranked[rank]?.popularity !== popularity) rank = index;
      return [id, points[rank] ?? 0];
    }),
  );
}

/**
 * Whether we choose it for them though nobody asked: a zoo, a theme park or a lesser museum for children is for who comes with
 * them; for others only where it is a must-see, or suits them. A park for an hour and more is nothing in the frost, but for a must-see
 * of who comes without small children.
 */
export function isChosenFor(place: KnownPlace, request: Preferences): boolean {
  const { traveller, childAges, interests = [], wishes = [], startDate } = request;
  const isWished =
    isAskedFor(place, wishes) ||
    wishes.some(
      (wish) =>
        (wish.kind === "have" && wish.categories.includes(place.category)) ||
        (wish.kind === "see" && isPlaceAbout(wish.names, place)),
    );
  if (place.shutForWorks !== undefined && !isAskedFor(place, wishes)) return false;
  const isAsked = isWished || categoriesOf(interests).has(place.category);
  const { hasSmallChildren } = paceFor(traveller, "usual", childAges);
  const isTooCold = isLongInFrost(place, startDate) && (hasSmallChildren || !place.mustSee);
  const isDull = hasSmallChildren && isNothingForSmallChildren(place);
  const isTooYoung =
    place.category === "theme-park" &&
    place.isForSmallChildren !== true &&
    Math.min(...(childAges ?? [])) < RIDES_FROM_AGE;
  if ((isTooCold || isDull || isTooYoung) && !isAsked) return false;
  if (!bringsChildren(request) && isForFamiliesOnly(place, traveller) && !isWished) return false;
  if (isAgainstNeeds(place, wishes) && !isAskedFor(place, wishes)) return false;
  if (hasChildren(request) && isShowForAdults(place) && !isAsked) return false;
  if (isTooLongForBabies(place, childAges ?? []) && !isWished) return false;
  if (bringsChildren(request) || !isMadeForChildren(place) || place.mustSee) return true;
  const isAmongFriends = traveller === "Friends" && place.category === "theme-park";
  return isAsked || (isAmongFriends && place.suits.includes(traveller));
}

/**
 * Where children under six have to sit still, to be quiet or to go far, and nobody says that families come; what is famous they
 * see in half the time.
 */
function isNothingForSmallChildren(place: KnownPlace): boolean {
  const isQuiet =
    place.category === "museum" || place.category === "show" || place.way !== undefined;
  const isForThem = isFunForSmallChildren(place) || place.isForChildren === true;
  const isFamous = place.mustSee || place.popularity >= FAMOUS_FROM;
  return isQuiet && !isForThem && !isFamous && !place.suits.includes("Family");
}

/** Toys, hands-on science and puppets, of which nobody says that others come; what is well known they may see all the same. */
function isForFamiliesOnly(
  { category, isForSmallChildren, suits, mustSee, popularity }: KnownPlace,
  traveller: TravellerTitle,
): boolean {
  const isIndoors = category === "museum" || category === "show";
  const isKnown = mustSee || popularity >= FAMOUS_FROM;
  return isIndoors && isForSmallChildren === true && !suits.includes(traveller) && !isKnown;
}

/** A show of which nobody says that families come; at a parade by day they do, unless it suits others. */
function isShowForAdults({
  category,
  suits,
  isForSmallChildren,
  mustSee,
  hours,
  bestTime,
}: KnownPlace): boolean {
  const isParade = hours === "off" && bestTime !== "evening" && suits.length === 0;
  const isForThem = suits.includes("Family") || isForSmallChildren === true || mustSee || isParade;
  return category === "show" && !isForThem;
}

/** Nobody holds a baby still through a long show; at a parade it sits in its stroller. */
function isTooLongForBabies(
  { category, visitMinutes, indoor, isForSmallChildren, servesDinner }: KnownPlace,
  childAges: readonly number[],
): boolean {
  const isParade = indoor === false && isForSmallChildren === true && servesDinner !== true;
  const isLong = category === "show" && visitMinutes >= BABY_SHOW_MINUTES && !isParade;
  return isLong && Math.min(...childAges) < SITS_STILL_FROM_AGE;
}

/**
 * Whether a place is for this traveller at all: wanted, nobody takes children to a night club or, under 13, to graves and
 * breweries, what is for children turns others and teenagers away, steps those who need to go without, and a match of which
 * no day is known is only for those who ask.
 */
export function isForTraveller(
  place: KnownPlace,
  request: Pick<Preferences, "traveller" | "childAges" | "wishes">,
): boolean {
  const { traveller, childAges = [], wishes = [] } = request;
  const isStepFree = needsStepFree(request);
  const isPregnant = needs("pregnant", wishes);
  const climbs =
    !walksLess(request) &&
    !isStepFree &&
    !isPregnant &&
    !(traveller === "Family" && Math.min(...childAges) < CLIMBS_FROM_AGE);
  const isForSmall = place.isForChildren === true && place.isForSmallChildren === true;
  const isTooOld =
    (place.isForChildren === true && !hasChildren(request)) ||
    (isForSmall && childAges.length > 0 && Math.min(...childAges) >= OUTGROWN_AGE);
  const isGrim = place.isForAdults === true && hasChildren(request) && !isAskedFor(place, wishes);
  const isTooYoung = place.category === "nightlife" || isGrim;
  const isForOthers = isTooOld || (traveller === "Family" && isTooYoung);
  const isTooHard =
    (isStrenuous(place) && !climbs) ||
    (isStepFree && hasTooManySteps(place)) ||
    (isPregnant && isRoughOnBodies(place));
  const isOnlyAsked = isTooHard || isOfUnknownDay(place);
  return !isForOthers && !(isOnlyAsked && !isAskedFor(place, wishes)) && !isUnwanted(place, wishes);
}

/** A stadium or a stage of which nobody knows when anything is on, not even whether by day. */
function isOfUnknownDay({ category, bestTime, hours, starts, eventHours }: KnownPlace): boolean {
  return (
    category === "show" &&
    bestTime === "any" &&
    [hours, starts, eventHours].every((one) => one === undefined)
  );
}

/** Steep, long or up many steps, by the guide's word or else by its kind. */
export function isStrenuous({
  isStrenuous,
  category,
  stepFree,
  visitMinutes,
  isForSmallChildren,
}: Omit<KnownPlace, "at">): boolean {
  const isRough = CLIMBS.has(category) && stepFree === "no" && isForSmallChildren !== true;
  return isStrenuous ?? (isRough && visitMinutes >= CLIMB_MINUTES);
}

/** Rides, and what its name says is done there. */
const ROUGH =
  /\b(?:surf(?:ing)?|bung[ey]\w*|zip.?lines?|climbs?|luge|rink|skating|ski|horse and|camels?|dunes|hamm?ams?|onsen|saunas?)\b/i;

/** What nobody does who is pregnant. */
export function isRoughOnBodies(place: Omit<KnownPlace, "at">): boolean {
  return isStrenuous(place) || place.category === "theme-park" || ROUGH.test(place.name);
}

/** What its text says of a slope; of a hill, an icon of the city is worth the ride up. */
const STEEP =
  /\b(?:steep\w*|steps|stairs?|climb\w*|uphill|slopes?|hill(?:side|top)?|cobble\w*|(?:go|walk) up)\b/i;
const ICON_FROM = 95;

/** Of what has steps in parts, a must-see is worth the parts without, where it isn't on a slope; the plan names it. */
function hasTooManySteps(place: KnownPlace): boolean {
  const { stepFree, mustSee, popularity, category, details = "" } = place;
  const isSteep = (STEEP.test(details) || category === "viewpoint") && popularity < ICON_FROM;
  return stepFree === "no" || (stepFree === "partly" && (!mustSee || isSteep));
}

function needs(need: TravelNeed, wishes: readonly TripWish[] = []): boolean {
  return wishes.some((wish) => wish.kind === "need" && wish.need === need);
}
