import { distanceKm, type Position } from "./geo.ts";
import type { Leg } from "./leg.ts";
import type { RideTimes } from "./ride-times.ts";
import type { WalkTimes } from "./walk-times.ts";
import type { ReachedBy, WayOut } from "./way-out.ts";

/** A leg as it is estimated: how, how long and how far. */
export type LegEstimate = Pick<Leg, "mode" | "minutes" | "distanceKm" | "way">;

export type TravelMode = Leg["mode"];

/** Network distance over straight line: docs/planning.md, "Legs". */
const WALK_DETOUR = 1.25;
const RIDE_DETOUR = 1.35;
const WALK_KMH = 4.5;
const SLOW_WALK_KMH = 4;
/** Of the minutes in a table (`Walk`). */
const TABLE_KMH = 5;
/** A ride is faster beyond this many kilometres: on rails, or on roads out of the middle. */
const FAST_BEYOND_KM = 8;
type Ride = { readonly kmh: number; readonly fastKmh: number; readonly fixedMinutes: number };
/** `fixedMinutes` are for access, wait and egress. */
const TRANSIT: Ride = { kmh: 20, fastKmh: 30, fixedMinutes: 12 };
const TAXI: Ride = { kmh: 22, fastKmh: 35, fixedMinutes: 6 };
/** Beyond this straight line nobody is asked to walk (about 27 minutes). */
export const MAX_WALK_KM = 1.6;
export type TravelStyle = {
  /** Walks at 4 km/h instead of 4.5 (families). */
  readonly slow: boolean;
  /** Rides by taxi instead of public transport (comfort and premium budgets). */
  readonly taxi: boolean;
  /** They walk up no hill, and down none: left out, they do. */
  readonly avoidsClimbs?: true;
  /** How far such travellers walk at a time, straight; left out: `MAX_WALK_KM`. */
  readonly maxWalkKm?: number;
  /** Ways on foot, where they are known; left out: all are estimated. */
  readonly walks?: WalkTimes | undefined;
  /** Rides by public transport, where a timetable is known; left out: all are estimated. */
  readonly rides?: RideTimes | undefined;
};

/**
 * The leg between two points: on foot by street where that is known, else estimated from the straight line: about
 * 25 to 30 % off either way on a single leg (docs/planning.md, "Legs"). Symmetric.
 *
 * @returns mode, minutes rounded up to 5, and network distance in kilometres to one decimal.
 */
export function estimateTravel(from: Position, to: Position, style: TravelStyle): LegEstimate {
  const straightKm = distanceKm(from, to);
  const { maxWalkKm = MAX_WALK_KM, walks } = style;
  const known = walks?.between(from, to);
  const walkKm = typeof known === "object" ? known.metres / 1000 : straightKm * detourOf(style);
  // A way may be walked if it is no longer than the usual way over the longest straight line.
  const isWalk = walks === undefined ? straightKm <= maxWalkKm : walkKm <= maxWalkKm * WALK_DETOUR;
  if (isWalk && known !== "none") {
    const paced = (60 * walkKm) / walkKmh(style);
    const minutes =
      typeof known === "object"
        ? Math.max(paced, known.minutes * (TABLE_KMH / walkKmh(style)))
        : paced;
    return { mode: "walk", minutes: upToFive(minutes), distanceKm: oneDecimal(walkKm) };
  }
  // Near, and yet ridden: by the bridge that one would walk over.
  const isNear = straightKm <= maxWalkKm && typeof known === "object";
  const km = Math.max(straightKm * RIDE_DETOUR, isNear ? walkKm : 0);
  const ridden = style.taxi ? undefined : style.rides?.minutesBetween(from, to);
  return {
    mode: style.taxi ? "taxi" : "transit",
    minutes: upToFive(ridden ?? rideMinutes(km, style.taxi ? TAXI : TRANSIT)),
    distanceKm: oneDecimal(km),
  };
}

function rideMinutes(km: number, { kmh, fastKmh, fixedMinutes }: Ride): number {
  const slowKm = Math.min(km, FAST_BEYOND_KM);
  return fixedMinutes + (60 * slowKm) / kmh + (60 * (km - slowKm)) / fastKmh;
}

/** Minutes of a walk, not rounded, over a distance as the crow flies. */
export function walkMinutes(
  straightKm: number,
  style: Pick<TravelStyle, "slow" | "walks">,
): number {
  return (60 * (straightKm * detourOf(style))) / walkKmh(style);
}

/** The city's own, where it is known. */
function detourOf({ walks }: Pick<TravelStyle, "walks">): number {
  return walks?.detour ?? WALK_DETOUR;
}

function walkKmh({ slow }: Pick<TravelStyle, "slow">): number {
  return slow ? SLOW_WALK_KMH : WALK_KMH;
}

/**
 * The leg out of town, or back, by the usual way: it takes what the guide says, whatever the distance.
 * In town it begins or ends anywhere.
 */
function legOutOfTown(
  from: Position,
  to: Position,
  { by, minutes }: Pick<WayOut, "by" | "minutes">,
): LegEstimate {
  const mode = by === "car" ? "taxi" : "transit";
  const km = distanceKm(from, to) * RIDE_DETOUR;
  return { mode, minutes: upToFive(minutes), distanceKm: oneDecimal(km), way: { by } };
}

/** An end of a leg: the hotel, or a place, out of town with the way there. */
export type LegEnd = {
  readonly at: Position | undefined;
  readonly way?: WayOut | undefined;
  /** No public transport goes there. */
  readonly byCarOnly?: boolean | undefined;
  /** How one goes there from anywhere else; undefined where one may walk. */
  readonly reachedBy?: ReachedBy | undefined;
  /** Up a hill or steep streets from those around. */
  readonly isUphill?: boolean | undefined;
};

/** Two places out of town that are no farther from each other are one outing; straight, editorial. */
const ONE_OUTING_KM = 8;

/** Whether one goes from one to the other without coming back to town. */
export function isOneOuting(a: LegEnd, b: LegEnd): boolean {
  if (a.way === undefined || b.way === undefined) return false;
  return a.at !== undefined && b.at !== undefined && distanceKm(a.at, b.at) <= ONE_OUTING_KM;
}

/**
 * The leg between two stops: the usual way where one of them is out of town, else an estimate.
 *
 * @returns undefined where it is not known where one of them is.
 */
export function legBetween(
  from: LegEnd | undefined,
  to: LegEnd | undefined,
  style: TravelStyle,
): LegEstimate | undefined {
  if (from?.at === undefined || to?.at === undefined) return undefined;
  if ((to.way === undefined && from.way === undefined) || isOneOuting(from, to)) {
    const reached = from.reachedBy ?? to.reachedBy;
    if (reached !== undefined && !isReachedOnFoot(from, to)) return legTo(from, to, style);
    const taxi = style.taxi || from.byCarOnly === true || to.byCarOnly === true;
    if (style.avoidsClimbs === true && isClimb(from, to))
      return estimateTravel(from.at, to.at, { ...style, taxi: true, maxWalkKm: 0 });
    return estimateTravel(from.at, to.at, { ...style, taxi });
  }
  const way = to.way ?? from.way;
  if (way === undefined) return undefined;
  // From one place out of town to another far from it the way leads through town.
  const usual = (from.way?.minutes ?? 0) + (to.way?.minutes ?? 0);
  const ridden = way.by === "car" ? undefined : style.rides?.minutesBetween(from.at, to.at);
  // Who drives needn't come back through the middle to what is on the way.
  const driven =
    way.by === "car" ? estimateTravel(from.at, to.at, { ...style, taxi: true }) : undefined;
  // An island or a hill in town is as far from the streets as ever.
  const reachMinutes = (from.reachedBy?.minutes ?? 0) + (to.reachedBy?.minutes ?? 0);
  const minutes = Math.min(ridden ?? usual, driven?.minutes ?? usual) + reachMinutes;
  const leg = legOutOfTown(from.at, to.at, { by: way.by, minutes });
  return to.way === undefined ? leg : { ...leg, way: { by: way.by, from: to.way.from } };
}

/** Up or down a hill, or from one to another; what is next door is up there, too. */
function isClimb(from: LegEnd, to: LegEnd): boolean {
  if (from.isUphill !== true && to.isUphill !== true) return false;
  if (from.at === undefined || to.at === undefined) return true;
  const isSameHill = from.isUphill === to.isUphill;
  return distanceKm(from.at, to.at) > (isSameHill ? SAME_HILL_KM : NEXT_DOOR_KM);
}

/** On one island or hilltop one walks between places that are no farther from each other. */
const ON_FOOT_KM = 0.5;
/** Uphill both, and no farther from each other, two places are on one terrace; editorial. */
const SAME_HILL_KM = 0.3;
/** Of a table nobody says whether it is. */
const NEXT_DOOR_KM = 0.12;

function isReachedOnFoot({ at, reachedBy }: LegEnd, to: LegEnd): boolean {
  const isSameWay = reachedBy !== undefined && reachedBy.by === to.reachedBy?.by;
  return (
    isSameWay && at !== undefined && to.at !== undefined && distanceKm(at, to.at) <= ON_FOOT_KM
  );
}

/** A leg by boat, cable car or mountain train, in place of a taxi. Between two such places the usual time for it isn't added again. */
function legTo(from: LegEnd, to: LegEnd, style: TravelStyle): LegEstimate | undefined {
  if (from.at === undefined || to.at === undefined) return undefined;
  const ride = estimateTravel(from.at, to.at, { ...style, taxi: false, maxWalkKm: 0 });
  const isFromStreet = from.reachedBy === undefined || to.reachedBy === undefined;
  const least = isFromStreet ? (from.reachedBy ?? to.reachedBy)?.minutes : undefined;
  return { ...ride, minutes: Math.max(ride.minutes, upToFive(least ?? 0)) };
}

const LONG_LEG_KM = 5;
const LONG_LEG_MINUTES = 45;

/**
 * Whether a leg in town is so long that only a must-see justifies it. The way out of
 * town is what a day trip is for.
 */
export function isLongLeg({
  distanceKm: km,
  minutes,
  way,
}: Pick<LegEstimate, "distanceKm" | "minutes" | "way">): boolean {
  return way === undefined && (km > LONG_LEG_KM || minutes > LONG_LEG_MINUTES);
}

function upToFive(minutes: number): number {
  return Math.ceil(minutes / 5) * 5;
}

function oneDecimal(km: number): number {
  return Math.round(km * 10) / 10;
}
