import { isTrip } from "../edits/edit-kind.ts";
import type { Edit } from "../edits/edit-kinds.ts";
import { guessCategory } from "../engine/ground/guess-category.ts";
import { locate } from "../engine/ground/locate.ts";
import { placeMatcher } from "../engine/ground/place-matcher.ts";
import type { KnownCity, KnownPlace } from "../engine/known-city.ts";
import { makeTimedEdit } from "../engine/revise/make-timed-edit.ts";
import { dayRulesBroken } from "../engine/revise/plan-problems.ts";
import type { Trip, TripDay, TripPlace } from "../trip/trip.ts";
import type { NamedKind, Wish, WishObject } from "./wish.ts";

/** Why a wish can't be met, as things are. */
export type UnmetReason =
  /** The trip, or the days that it is about, have nothing of the kind. */
  | "noneThere"
  /** The destination has nothing of the kind that the trip doesn't have, or it is not known what it has. */
  | "noneKnown"
  /** Whatever was tried breaks a rule, or is no better. */
  | "noneFits"
  | "isLocked"
  /** A trip has a day. */
  | "lastDay"
  | "isSo";

/** What becomes of a trip by a wish: another one, a question, or why not. */
export type WishStep =
  | { readonly trip: Trip }
  | { readonly unmet: UnmetReason }
  /** The words may mean one of these. */
  | { readonly which: { readonly text: string; readonly names: readonly string[] } };

export type WishContext = {
  readonly city: KnownCity | undefined;
  /** For a place that comes into the plan. */
  newId(): string;
};

/** An edit that would meet a wish, and what it is worth beside its travel, in minutes. */
export type PossibleEdit = { readonly edit: Edit; readonly dayId: string; readonly worth?: number };

/** A rule that is broken costs more than any way. */
const PROBLEM_MINUTES = 1_000;

/** The days that a wish is about and that are not locked. */
export function openDays({ tripData }: Trip, { dayIds }: Pick<Wish, "dayIds">): readonly TripDay[] {
  return tripData.itinerary.filter(
    ({ id, isLocked }) => isLocked !== true && (dayIds === undefined || dayIds.includes(id)),
  );
}

/** What stays where it is, whatever is asked. */
export function isHeld({ isLocked, startsAtMinutes }: TripPlace): boolean {
  return isLocked === true || startsAtMinutes !== undefined;
}

/** What is known of a place of the trip. */
export function knownOf(place: TripPlace, city: KnownCity | undefined): KnownPlace | undefined {
  return locate(place.placeName, place, placeMatcher(city), city?.centre).known;
}

/** Places of some days that are of a kind. */
export function placesOfKind(
  days: readonly TripDay[],
  { categories }: NamedKind,
  city: KnownCity | undefined,
): readonly TripPlace[] {
  return days
    .flatMap(({ plan }) => plan)
    .filter((place) =>
      categories.includes(knownOf(place, city)?.category ?? guessCategory(place.placeName)),
    );
}

/** 1 to 100; what nobody knows is in the middle. */
export function popularityOf(place: TripPlace, city: KnownCity | undefined): number {
  return knownOf(place, city)?.popularity ?? 50;
}

/** The trip with one edit made; undefined where it is refused. */
export function* withEdit(
  trip: Trip,
  edit: Edit,
  { city }: WishContext,
): Generator<void, Trip | undefined, void> {
  const edited = yield* makeTimedEdit(trip, edit, city);
  yield;
  return !isTrip(edited) ? undefined : edited;
}

/**
 * The trip with the best of some edits: the one that breaks no more rules than its day breaks already and costs the
 * least travel for what it is worth.
 *
 * @returns undefined where each breaks a rule more.
 */
export function* withBestEdit(
  trip: Trip,
  possible: readonly PossibleEdit[],
  context: WishContext,
): Generator<void, Trip | undefined, void> {
  const brokenNow = new Map<string, number>();
  let best: { readonly trip: Trip; readonly cost: number } | undefined;
  for (const { edit, dayId, worth = 0 } of possible) {
    const edited = yield* withEdit(trip, edit, context);
    if (edited === undefined) continue;
    const former =
      brokenNow.get(dayId) ?? (yield* dayRulesBroken(trip, dayId, context.city)).length;
    brokenNow.set(dayId, former);
    const broken = (yield* dayRulesBroken(edited, dayId, context.city)).length;
    if (broken > former) continue;
    const cost = (broken - former) * PROBLEM_MINUTES + travelMinutes(edited) - worth;
    if (best === undefined || cost < best.cost) best = { trip: edited, cost };
  }
  return best?.trip;
}

/** Minutes on the way, over all days. */
function travelMinutes({ tripData }: Trip): number {
  return legsOf(tripData.itinerary).reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Kilometres on foot, over some days. */
export function walkingKm(days: readonly TripDay[]): number {
  return legsOf(days).reduce(
    (sum, { mode, distanceKm }) => sum + (mode === "walk" ? distanceKm : 0),
    0,
  );
}

function legsOf(days: readonly TripDay[]) {
  const legs = days.flatMap(({ plan, wayBack }) => [...plan.map(({ leg }) => leg), wayBack]);
  return legs.filter((leg) => leg !== undefined);
}

/** A question which of some names is meant. */
export function which({ text }: WishObject, names: readonly string[]): WishStep {
  return { which: { text, names: [...new Set(names)] } };
}

/** What an edit came to. */
export function made(trip: Trip | undefined): WishStep {
  return trip === undefined ? { unmet: "noneFits" } : { trip };
}

/** Every spot of a day: its beginning, and after each place. */
export function spotsOf(plan: readonly TripPlace[]): readonly { afterId?: string }[] {
  return [{}, ...plan.map(({ id }) => ({ afterId: id }))];
}
