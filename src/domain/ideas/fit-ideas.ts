import type { Edit } from "../edits/edit-kinds.ts";
import type { KnownCity } from "../engine/known-city.ts";
import type { SavedDay, SavedTrip } from "../engine/reading/planned-trip.ts";
import { dayOf, daysOf, readTrip } from "../engine/reading/read-trip.ts";
import { checkEdited } from "../engine/revise/check-edited.ts";
import { dayRulesBroken } from "../engine/revise/plan-problems.ts";
import { parseCoordinates } from "../places/coordinates.ts";
import { distanceKm, type Position } from "../places/geo.ts";
import type { Idea } from "../trip/idea.ts";
import { openIdeas } from "../trip/open-ideas.ts";
import type { PlanProblem, Trip, TripPlace } from "../trip/trip.ts";
import {
  isHeld,
  type PossibleEdit,
  popularityOf,
  spotsOf,
  withBestEdit,
  withEdit,
} from "../wishes/wish-step.ts";
import { placeOfIdea } from "./place-of-idea.ts";

/** An idea that doesn't come into the plan, and why. */
export type IdeaLeft = {
  readonly id: string;
  readonly name: string;
  /** `noRoom`: whatever was tried breaks a rule, `problem` where one is known. `later`: others were tried first. */
  readonly reason: "noPosition" | "far" | "locked" | "noRoom" | "later";
  readonly km?: number;
  readonly problem?: PlanProblem;
};

/** The trip with ideas in its plan, checked; the same trip where none fits. */
export type FitAnswer = { readonly trip: Trip; readonly left: readonly IdeaLeft[] };

/** Plans that are tried in all: as many as a page has the patience for. */
const MOST_PLANS = 200;
/** Spots that are tried for each, the least detour first. */
const SPOTS_TRIED = 8;
const SPOTS_A_DAY = 3;
/** Places that may give way for one. */
const GIVING_WAY = 4;
/** Farther from every day's places it would be an outing, which a plan has to be made for. */
const FAR_KM = 25;
/** A better known place is worth so many minutes of travel a point. */
const MINUTES_A_POINT = 0.05;

type Tried = { readonly idea: Idea; readonly place: TripPlace; readonly at: Position };

/**
 * The trip with its open ideas in the plan, each where the way is shortest and no rule is broken, or in place of what is
 * least worth it: neither locked, nor a first sight of the city, nor an idea. For the traveller to accept or not. A place
 * that comes in has its idea's id. Pure. Yields every millisecond or so.
 *
 * @param city the facts of the destination, where they are known.
 * @param ideaId fits only this one.
 */
export function* fitIdeas(
  trip: Trip,
  city: KnownCity | undefined,
  ideaId?: string,
): Generator<void, FitAnswer, void> {
  const read = yield* readTrip(trip, city);
  let now = read;
  const left: IdeaLeft[] = [];
  let plans = 0;
  const ideas = openIdeas(trip).filter(({ id }) => ideaId === undefined || id === ideaId);
  for (const idea of ideas) {
    const { id, name, geoCoordinates = "" } = idea;
    const spot = parseCoordinates(geoCoordinates);
    if (!spot.ok) {
      left.push({ id, name, reason: "noPosition" });
      continue;
    }
    const km = nearestKm(now, spot.at);
    if (km > FAR_KM) {
      left.push({ id, name, reason: "far", km: Math.round(km) });
      continue;
    }
    if (plans >= MOST_PLANS) {
      left.push({ id, name, reason: "later" });
      continue;
    }
    const place = placeOfIdea(idea, city);
    const step = yield* fitOne(now, { idea, place, at: spot.at });
    plans += step.plans;
    if ("reason" in step) left.push({ id, name, ...reasonOf(step) });
    else now = step.trip;
  }
  const { document } = now === read ? read : yield* checkEdited(now);
  return { trip: document, left };
}

/** `plans`: so many were tried. */
type Fitted = { readonly plans: number } & (
  | { readonly trip: SavedTrip }
  | Pick<IdeaLeft, "reason" | "problem">
);

function reasonOf({ reason, problem }: Pick<IdeaLeft, "reason" | "problem">) {
  return problem === undefined ? { reason } : { reason, problem };
}

function* fitOne(trip: SavedTrip, tried: Tried): Generator<void, Fitted, void> {
  const days = daysOf(trip).filter(({ text }) => text.isLocked !== true);
  if (days.length === 0) return { reason: "locked", plans: 0 };
  const spots = spotsByDetour(days, tried);
  let plans = spots.length;
  const added = yield* withBestEdit(trip, spots);
  if (added !== undefined) return { trip: added, plans };
  const swaps = swapsFor(trip, days, tried);
  plans += swaps.length;
  const swapped = yield* withBestEdit(trip, swaps);
  if (swapped !== undefined) return { trip: swapped, plans };
  // In the spot of the one that gives way it may be shut, or a detour.
  for (const { edit, dayId } of swaps) {
    const without = yield* withEdit(trip, { kind: "remove-place", placeId: edit.placeId });
    const day = without && dayOf(without, dayId);
    if (without === undefined || day === undefined) continue;
    const elsewhere = spotsByDetour([day], tried);
    plans += 1 + elsewhere.length;
    const made = yield* withBestEdit(without, elsewhere);
    if (made !== undefined) return { trip: made, plans };
  }
  const problem = yield* problemOf(trip, spots[0]);
  return { reason: "noRoom", plans, ...(problem === undefined ? {} : { problem }) };
}

/** The rule that the idea would break at the nearest spot. */
function* problemOf(
  trip: SavedTrip,
  spot: PossibleEdit | undefined,
): Generator<void, PlanProblem | undefined, void> {
  if (spot === undefined) return undefined;
  const edited = yield* withEdit(trip, spot.edit);
  if (edited === undefined) return undefined;
  const stood = new Set(dayRulesBroken(trip, spot.dayId).map(keyOf));
  return dayRulesBroken(edited, spot.dayId).find((problem) => !stood.has(keyOf(problem)));
}

const keyOf = ({ placeId = "", code }: PlanProblem) => `${placeId} ${code}`;

function spotsByDetour(days: readonly SavedDay[], { place, at }: Tried): PossibleEdit[] {
  const ofDays = days.flatMap((day) => {
    const { id: dayId, plan } = day.text;
    return spotsOf(plan)
      .map((after, index) => ({
        edit: { kind: "add-place", dayId, ...after, place } as const,
        dayId,
        detourKm: detourKm(at, positionOf(plan[index - 1]), positionOf(plan[index])),
      }))
      .toSorted((a, b) => a.detourKm - b.detourKm)
      .slice(0, SPOTS_A_DAY);
  });
  return ofDays.toSorted((a, b) => a.detourKm - b.detourKm).slice(0, SPOTS_TRIED);
}

type Swap = PossibleEdit & { readonly edit: Extract<Edit, { readonly kind: "swap-place" }> };

function swapsFor(trip: SavedTrip, days: readonly SavedDay[], { place, at }: Tried): Swap[] {
  const ideas = new Set((trip.document.ideas ?? []).map(({ id }) => id));
  return days
    .flatMap(({ text, places }) => places.map((stands) => ({ dayId: text.id, stands })))
    .filter(
      ({ stands: { text, known } }) =>
        !isHeld(text) && !ideas.has(text.id) && known?.mustSee !== true && known?.way === undefined,
    )
    .map(({ dayId, stands }) => {
      const there = positionOf(stands.text);
      const worth = popularityOf(stands) + 10 * (there === undefined ? 0 : distanceKm(at, there));
      return {
        edit: { kind: "swap-place", placeId: stands.text.id, place } as const,
        dayId,
        worth,
      };
    })
    .toSorted((a, b) => a.worth - b.worth)
    .slice(0, GIVING_WAY)
    .map(({ worth, ...one }) => ({ ...one, worth: -worth * MINUTES_A_POINT }));
}

function positionOf(place: TripPlace | undefined): Position | undefined {
  const read = place && parseCoordinates(place.geoCoordinates);
  return read?.ok === true ? read.at : undefined;
}

/** The detour to a place in a straight line, in km; on an empty day there is none. */
function detourKm(at: Position, before: Position | undefined, after: Position | undefined): number {
  const [there, back] = [before, after].map((one) => (one ? distanceKm(one, at) : undefined));
  if (there === undefined || back === undefined) return (there ?? back ?? 0) * 1.5;
  return there + back - distanceKm(before as Position, after as Position);
}

/** From the places of the plan and the hotels; 0 where the trip has none. */
function nearestKm({ document: { tripData } }: SavedTrip, at: Position): number {
  const places = tripData.itinerary.flatMap(({ plan }) => plan);
  const spots = [...places, ...tripData.hotels].flatMap(({ geoCoordinates }) => {
    const read = parseCoordinates(geoCoordinates);
    return read.ok ? [distanceKm(read.at, at)] : [];
  });
  return spots.length === 0 ? 0 : Math.min(...spots);
}
