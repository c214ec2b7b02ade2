import { distanceKm } from "../../places/geo.ts";
import type { PlaceCategory } from "../../places/place-category.ts";
import { isLongLeg, type LegEstimate } from "../../places/travel.ts";
import { LOOKS_BESIDES, type Pace } from "../../trip/pace.ts";
import type { KnownPlace } from "../known-city.ts";
import { halfDayOf, NOON_MINUTES } from "../visits/is-fun-for-small-children.ts";
import type { Candidate } from "./days-task.ts";

/**
 * What the search maximises, in points: the score of each visit (`place-score.ts`), plus what is added
 * and less what is deducted here (docs/planning.md, "The objective"). Tuned on bench/plans.ts.
 */

/** A minute on a leg costs this, */
export const TRAVEL_POINTS = 1;
/**
 * a minute ridden in town beyond so many a day this, as who goes from corner to corner sees traffic; of the ways from the
 * hotel and back, which what is far away takes in any case, so many count,
 */
export const FREE_RIDE_MINUTES = { usual: 100, slow: 90 } as const;
export const FAR_RIDE_POINTS = 10;
export const HOTEL_RIDE_MINUTES = 40;
/** and a minute of nothing, between visits or in the core of the day, this. */
export const IDLE_POINTS = 1.4;
/** The part of the day to be used, in minutes after midnight: from so long after it may begin, and where kitchens open late, until so long before dinner. */
const CORE = { from: 10 * 60 + 30, to: 17 * 60 } as const;
const AFTER_START_MINUTES = 90;
const BEFORE_DINNER_MINUTES = 90;
/** The first minute in sights; each further one brings evenly less, down to none at the pace's target. */
export const FILL_POINTS = 1;
/** A leg whose ends are not both known is taken to last this long. */
export const UNKNOWN_LEG_MINUTES = 30;
/**
 * For a visit in the part of the day that suits the place; the stalls of a morning market are gone later, a famous sight is
 * full, and a text that says when to come is read beside the hour.
 */
const BEST_TIME_POINTS = {
  usual: 15,
  morningMarket: 45,
  famous: 55,
  told: 110,
  icon: 300,
} as const;
const FAMOUS_FROM = 80;
const ICON_FROM = 90;
/** For a day's first visits: no day stays empty where another day can spare a visit. */
const FIRST_VISITS_POINTS = [200, 60, 30] as const;
/** For each visit that is two more than usual, or further beyond: a hurry, unless they are next to each other. */
const BEYOND_USUAL_POINTS = -40;
/** For a day's first visits of each interest asked for. */
export const INTEREST_POINTS = [300, 200, 150, 100] as const;
/** In a rainy month, for a day's first visit under a roof. */
export const INDOORS_POINTS = [150] as const;
/** With children under 6, for a visit in the morning that is for them, and for one in the afternoon; and for each at its half. */
export const SMALL_CHILDREN_POINTS = [500] as const;
const HALF_DAY_POINTS = 100;
/** With older children, for a day's first and second visit that is a treat. */
export const TREAT_POINTS = [400, 120] as const;
/** For an evening out, where the traveller would like one. */
export const EVENING_OUT_POINTS = 40;
/** For a day's visits of one kind: the third tires, of museums and churches most, of museums and beaches the second. */
const SAME_KIND_POINTS: Readonly<Partial<Record<PlaceCategory, readonly number[]>>> = {
  museum: [0, -40, -350],
  worship: [0, 0, -150],
  beach: [0, -60, -60],
};
const SAME_KIND_USUAL_POINTS = [0, 0, -60] as const;
/**
 * For two visits of a day: less the farther they are from each other, above 0 within `evenKm`. Beyond `farKm`
 * one rides in any case.
 */
const TOGETHER = { pointsAKm: 10, evenKm: 2, farKm: 12 } as const;
/** For two well-known parts of a visit group on one day: nobody stands at Schönbrunn and leaves its gardens out. */
const KNOWN_GROUP = { points: 150, from: 75 } as const;
/** For two visits on different days that belong together: so near to each other, or of one visit group. */
const APART = [
  { withinKm: 0.3, points: 80 },
  { withinKm: 0.6, points: 20 },
] as const;
const QUARTER_APART_POINTS = 12;
const GROUP_APART_POINTS = 320;
/** For a leg to the next of a visit group, and to a place so near: nobody leaves a quarter to come back. */
const NEXT_POINTS = {
  onOneTicket: 150,
  ofGroup: 160,
  nextDoor: 100,
  near: 25,
  withinKm: 0.6,
} as const;
/** Places up to this distance apart are on the same square. */
const NEXT_DOOR_KM = 0.12;
/** A leg from one quarter to another costs this, so that one goes when one is done with it. */
const QUARTER_POINTS = 60;
/**
 * A leg in town that is ridden, other than from the hotel or back, costs this besides its minutes: between what is well known, or
 * to where one goes for the evening, little; else as much as it spoils of a day's walk.
 */
const RIDE_POINTS = { usual: 70, known: 30 } as const;
const WELL_KNOWN_FROM = 80;
/** One long museum right after the other tires: something lies between where it can. */
const MUSEUMS_IN_A_ROW_POINTS = 45;
const LONG_MUSEUM_MINUTES = 90;
/** Nobody begins the day with a ride to what is little known. */
const FIRST_RIDE_POINTS = 60;
const LITTLE_KNOWN_BELOW = 70;
/** Without dates, for two visits of a day that no weekday finds open both: more than any visit is worth. */
export const NO_WEEKDAY_POINTS = -5000;
/** For two visits of a day with one ticket. */
export const ONE_TICKET_POINTS = 120;
/** A long leg costs this on top, unless it serves a must-see; what is little known is not worth it twice a day. */
const LONG_LEG_POINTS = { known: 15, littleKnown: 80 } as const;
/** A leg to be avoided costs more than any order of a day can gain. */
export const AVOIDED_POINTS = 100;
/** Two legs of a day that cross each other cost this. */
export const CROSSING_POINTS = 20;
/** As does a visit far off between two that are near each other: blind readers called each such day a zigzag. */
export const RETURN_POINTS = 80;
/** And so does a quarter that one has left and comes back to. */
export const REENTERED_POINTS = 60;

/** The part of a day to be used. */
export function coreOf({ dinner, startMinutes }: Pace): {
  readonly from: number;
  readonly to: number;
} {
  return {
    from: Math.min(CORE.from, startMinutes + AFTER_START_MINUTES),
    to: Math.max(CORE.to, dinner.first - BEFORE_DINNER_MINUTES),
  };
}

/** Points for a visit in the part of the day that suits the place. */
export function bestTimePoints({
  bestStarts,
  bestTime,
  category,
  popularity,
}: Pick<Candidate["place"], "bestStarts" | "bestTime" | "category" | "popularity">): number {
  if (bestStarts !== undefined) return BEST_TIME_POINTS[popularity >= ICON_FROM ? "icon" : "told"];
  if (popularity >= FAMOUS_FROM) return BEST_TIME_POINTS.famous;
  const isMorningMarket = category === "market" && bestTime === "morning";
  return BEST_TIME_POINTS[isMorningMarket ? "morningMarket" : "usual"];
}

/** Points for a visit that is for small children, where they come along, in the half of the day that it is meant for. */
export function halfDayPoints(
  place: Pick<KnownPlace, "id" | "bestTime" | "category" | "isForSmallChildren">,
  startMinutes: number,
  { hasSmallChildren }: Pace,
): number {
  const half = hasSmallChildren ? halfDayOf(place) : undefined;
  const isThen = half === (startMinutes < NOON_MINUTES ? "morning" : "afternoon");
  return half !== undefined && isThen ? HALF_DAY_POINTS : 0;
}

/** Points for a day's first, second and third visit of a kind. */
export function sameKindPoints(kind: PlaceCategory): readonly number[] {
  return SAME_KIND_POINTS[kind] ?? SAME_KIND_USUAL_POINTS;
}

/** Points for a day's first, second, third ... visit, as many as the pace allows. */
export function visitGains({ most, usual, visitPoints }: Pace): number[] {
  return Array.from(
    { length: most + LOOKS_BESIDES },
    (_, nth) =>
      (FIRST_VISITS_POINTS[nth] ?? 0) +
      (nth === 0 ? 0 : visitPoints) +
      (nth > usual ? BEYOND_USUAL_POINTS : 0),
  );
}

/** Points a leg costs beyond those for its minutes; below 0 where it is worth more. @param a what it comes from; undefined: the hotel. */
export function legPoints(
  leg: LegEstimate | undefined,
  a: LegEndPlace | undefined,
  b: LegEndPlace | undefined,
): number {
  const servesMustSee = a?.mustSee === true || b?.mustSee === true;
  const isFarOff = [a, b].some((end) => end !== undefined && !end.way && isLittleKnown(end));
  const longPoints = LONG_LEG_POINTS[isFarOff ? "littleKnown" : "known"];
  const long = leg !== undefined && isLongLeg(leg) && !servesMustSee ? longPoints : 0;
  const isRide = leg !== undefined && leg.mode !== "walk" && leg.way === undefined;
  if (b === undefined) return long;
  if (a === undefined) return long + (isRide && isLittleKnown(b) ? FIRST_RIDE_POINTS : 0);
  return (
    long +
    (isRide ? RIDE_POINTS[isWorthRide(a, b) ? "known" : "usual"] : 0) +
    (isLongMuseum(a) && isLongMuseum(b) ? MUSEUMS_IN_A_ROW_POINTS : 0) +
    (a.quarter === b.quarter ? 0 : QUARTER_POINTS) -
    nextPoints(a, b)
  );
}

function isLongMuseum({ category, visitMinutes }: LegEndPlace): boolean {
  return category === "museum" && visitMinutes >= LONG_MUSEUM_MINUTES;
}

function isWorthRide(a: LegEndPlace, b: LegEndPlace): boolean {
  return b.bestTime === "evening" || [a, b].some(isWellKnown);
}

function isWellKnown({ mustSee, popularity }: LegEndPlace): boolean {
  return mustSee || popularity >= WELL_KNOWN_FROM;
}

function isLittleKnown({ mustSee, popularity }: LegEndPlace): boolean {
  return !mustSee && popularity < LITTLE_KNOWN_BELOW;
}

/** Points for going from one place right to the other. */
function nextPoints(a: LegEndPlace, b: LegEndPlace): number {
  const km = kmInTown(a, b);
  if (isOneGroup(a, b)) return NEXT_POINTS.ofGroup;
  if (km === undefined || km >= NEXT_POINTS.withinKm) return 0;
  if (isOneTicket(a, b)) return NEXT_POINTS.onOneTicket;
  return km < NEXT_DOOR_KM ? NEXT_POINTS.nextDoor : NEXT_POINTS.near;
}

/** Points for two visits of a day, by how far they are from each other; below 0 where that is far. */
export function togetherPoints(a: PairedPlace, b: PairedPlace): number {
  const km = kmInTown(a, b);
  if (km === undefined) return 0;
  const isKnown = Math.min(a.popularity, b.popularity) >= KNOWN_GROUP.from;
  const ofGroup = isKnown && isOneGroup(a, b) ? KNOWN_GROUP.points : 0;
  return ofGroup + TOGETHER.pointsAKm * (TOGETHER.evenKm - Math.min(km, TOGETHER.farKm));
}

/** Points that two visits lose where they are on different days. */
export function apartPoints(a: PairedPlace, b: PairedPlace): number {
  if (isOneGroup(a, b)) return GROUP_APART_POINTS;
  const km = kmInTown(a, b) ?? Number.POSITIVE_INFINITY;
  const near = APART.find(({ withinKm }) => km < withinKm)?.points ?? 0;
  const isOneQuarter = a.quarter !== undefined && a.quarter === b.quarter;
  return Math.max(near, isOneQuarter ? QUARTER_APART_POINTS : 0);
}

/** Whether one ticket opens both. */
export function isOneTicket(
  a: Pick<KnownPlace, "ticketGroup">,
  b: Pick<KnownPlace, "ticketGroup">,
): boolean {
  return a.ticketGroup !== undefined && a.ticketGroup === b.ticketGroup;
}

/** Whether two places are seen in one go. */
export function isOneGroup(
  a: Pick<KnownPlace, "visitGroup">,
  b: Pick<KnownPlace, "visitGroup"> | undefined,
): boolean {
  return a.visitGroup !== undefined && a.visitGroup === b?.visitGroup;
}

/** Undefined where a position is not known, or out of town, where the way counts. */
function kmInTown(a: PairedPlace, b: PairedPlace): number | undefined {
  const isInTown = a.way === undefined && b.way === undefined;
  return isInTown && a.at !== undefined && b.at !== undefined ? distanceKm(a.at, b.at) : undefined;
}

type PairedPlace = Pick<Candidate["place"], "at" | "way" | "visitGroup" | "popularity" | "quarter">;
type LegEndPlace = PairedPlace &
  Pick<Candidate["place"], "bestTime" | "mustSee" | "ticketGroup" | "category" | "visitMinutes">;
