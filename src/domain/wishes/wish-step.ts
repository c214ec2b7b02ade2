import type { Edit } from "../edits/edit-kinds.ts";
import type { SavedDay, SavedPlace, SavedTrip } from "../engine/reading/planned-trip.ts";
import { dayOf, daysOf } from "../engine/reading/read-trip.ts";
import { isMade, makeTimedEdit } from "../engine/revise/make-timed-edit.ts";
import { dayRulesBroken } from "../engine/revise/plan-problems.ts";
import { isOfKinds } from "../engine/visits/is-unwanted.ts";
import { parseCoordinates } from "../places/coordinates.ts";
import { distanceKm } from "../places/geo.ts";
import type { TripDay, TripPlace } from "../trip/trip.ts";
import { kmOnFoot, waysOfDay } from "../trip/ways-of-day.ts";
import type { NamedKind, Wish, WishObject } from "./wish.ts";

/** Why a wish can't be met, as things are. */
export type UnmetReason =
  /** The trip, or the days that it is about, have nothing of the kind. */
  | "noneThere"
  /** The destination has nothing of the kind that the trip doesn't have, or it is not known what it has. */
  | "noneKnown"
  /** The guide has no place of that name. */
  | "unknownPlace"
  /** The guide knows no such place to eat near the days. */
  | "noTable"
  | "noOtherTable"
  /** Whatever was tried breaks a rule, or is no better. */
  | "noneFits"
  /** On all of the days that are meant. */
  | "isClosed"
  | "isLocked"
  /** What is named is closed then. */
  | "isShut"
  /** It is open then: that was the question. */
  | "isOpen"
  /** The traveller has fixed its hour. */
  | "hasHour"
  /** A trip has a day. */
  | "lastDay"
  | "isSo"
  /** The trip doesn't have the day that is named. */
  | "noDay"
  /** On some of the days it could not be done. */
  | "notOn"
  /** A special meal is where prices are usual. */
  | "midPriced"
  /** Nothing that a plan's edits could do. */
  /** Plans have lunch and dinner. */
  | "noBreakfast"
  | "whoTravels"
  | "cantHere";

/** Places, each with the name of its day. */
export type UnmetPlaces = readonly { readonly name: string; readonly day: string }[];

/** What becomes of a trip by a wish: another one, or why not. */
export type WishStep =
  /** `missed`: the names of days on which it could not be; `midPriced`: where special meals are that aren't expensive. */
  | {
      readonly trip: SavedTrip;
      readonly missed?: readonly string[];
      readonly midPriced?: UnmetPlaces;
      /** What was to go isn't there; what was to come instead came all the same. */
      readonly lacks?: true;
    }
  /** `hours`: when it opens and closes that day, by turns, where it is shut; `where`: where the plan has it already. */
  | {
      readonly unmet: UnmetReason;
      readonly hours?: readonly number[];
      readonly where?: UnmetPlaces;
    };

/** A place of the plan and its day. */
export type PlaceOnDay = { readonly place: SavedPlace; readonly day: SavedDay };

export type WishContext = {
  /** For a place that comes into the plan. */
  newId(): string;
  /** Ids of places that are to stay. */
  readonly kept: ReadonlySet<string>;
  /** Places that the wish doesn't name may give way. */
  readonly mayDrop: boolean;
};

/** An edit that would meet a wish, and what it is worth beside its travel, in minutes. */
export type PossibleEdit = { readonly edit: Edit; readonly dayId: string; readonly worth?: number };

/** No pace asks for more places a day. */
const MAX_NEW = 8;

/** Ids for the places that may come to a day. */
export function newIds({ newId }: WishContext): readonly string[] {
  return Array.from({ length: MAX_NEW }, () => newId());
}

/** A rule that is broken costs more than any way, and so does a meal that the day no longer has. */
const PROBLEM_MINUTES = 1_000;
const MEAL_MINUTES = 400;

/** The days that a wish is about and that are not locked. */
export function unlockedDays(
  trip: SavedTrip,
  { dayIds }: Pick<Wish, "dayIds">,
): readonly SavedDay[] {
  return daysOf(trip).filter(
    ({ text }) => text.isLocked !== true && (dayIds === undefined || dayIds.includes(text.id)),
  );
}

/** What stays where it is, whatever is asked. */
export function isHeld({ isLocked, startsAtMinutes }: TripPlace): boolean {
  return isLocked === true || startsAtMinutes !== undefined;
}

/** Why a place stays that is held, or whose day is locked. */
export function whyHeld({ isLocked, startsAtMinutes }: TripPlace): UnmetReason {
  return isLocked !== true && startsAtMinutes !== undefined ? "hasHour" : "isLocked";
}

/** Places of some days that are of a kind. */
export function placesOfKind(
  days: readonly SavedDay[],
  { categories, isOut }: NamedKind,
): readonly SavedPlace[] {
  return days
    .flatMap(({ places }) => places)
    .filter(({ facts, known, text }) =>
      isOut === true
        ? known?.way !== undefined
        : isOfKinds(categories, { name: text.placeName, category: facts.category }),
    );
}

/** 1 to 100; what nobody knows is in the middle. */
export function popularityOf({ facts }: SavedPlace): number {
  return facts.popularity;
}

/** A stay of this is half a day: without it the day has nothing (docs/planning.md, "Outings"). */
const HALF_DAY_MINUTES = 150;
const USUAL_STAY_MINUTES = 90;

/**
 * What the loss of some places costs: the cubes of their fame, so that no great sight goes for two small ones; for what
 * takes half a day more, as it leaves a day without anything.
 */
export function lossOf(places: readonly SavedPlace[]): number {
  return places.reduce((sum, place) => {
    const { startMinutes = 0, endMinutes = 0 } = place.text.visit ?? {};
    const stay = endMinutes - startMinutes;
    const share = stay < HALF_DAY_MINUTES ? 1 : stay / USUAL_STAY_MINUTES;
    return sum + popularityOf(place) ** 3 * share;
  }, 0);
}

/** Those of some places that may go, the one that costs least first. */
export function leastKnown(
  places: readonly SavedPlace[],
  kept: WishContext["kept"],
): readonly SavedPlace[] {
  return places
    .filter(({ text }) => !isHeld(text) && !kept.has(text.id))
    .toSorted((a, b) => lossOf([a]) - lossOf([b]));
}

/** The day that has a place; the first of them, where several are meant. */
export function dayWith(trip: SavedTrip, what: WishObject): SavedDay | undefined {
  const [place] = planned(trip, what);
  return daysOf(trip).find(({ places }) => place !== undefined && places.includes(place));
}

/** The trip without some places of its plan. */
export function* withoutPlaces(
  trip: SavedTrip,
  places: readonly SavedPlace[],
): Generator<void, SavedTrip, void> {
  let now = trip;
  for (const { text } of places)
    now = (yield* withEdit(now, { kind: "remove-place", placeId: text.id })) ?? now;
  return now;
}

/** The trip with one edit made; undefined where it is refused. */
export function* withEdit(
  trip: SavedTrip,
  edit: Edit,
): Generator<void, SavedTrip | undefined, void> {
  const edited = yield* makeTimedEdit(trip, edit);
  yield;
  return isMade(edited) ? edited : undefined;
}

/**
 * The trip with the best of some edits: the one that breaks no more rules than its day breaks already and costs the
 * least travel for what it is worth.
 *
 * @returns undefined where each breaks a rule more.
 */
export function* withBestEdit(
  trip: SavedTrip,
  possible: readonly PossibleEdit[],
): Generator<void, SavedTrip | undefined, void> {
  const brokenNow = new Map<string, number>();
  let best: { readonly trip: SavedTrip; readonly cost: number } | undefined;
  for (const { edit, dayId, worth = 0 } of possible) {
    const edited = yield* withEdit(trip, edit);
    if (edited === undefined) continue;
    const former = brokenNow.get(dayId) ?? dayRulesBroken(trip, dayId).length;
    brokenNow.set(dayId, former);
    const broken = dayRulesBroken(edited, dayId).length;
    if (broken > former) continue;
    const lost = Math.max(0, mealsOn(trip, dayId) - mealsOn(edited, dayId));
    const cost =
      (broken - former) * PROBLEM_MINUTES + lost * MEAL_MINUTES + travelMinutes(edited) - worth;
    if (best === undefined || cost < best.cost) best = { trip: edited, cost };
  }
  return best?.trip;
}

function mealsOn(trip: SavedTrip, dayId: string): number {
  return dayOf(trip, dayId)?.text.meals?.length ?? 0;
}

/** Minutes on the way, over all days. */
function travelMinutes({ document }: SavedTrip): number {
  return document.tripData.itinerary
    .flatMap(waysOfDay)
    .reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Kilometres on foot, over some days. */
export function walkingKm(days: readonly TripDay[]): number {
  return kmOnFoot(days.flatMap(waysOfDay));
}

/** What an edit came to. */
export function made(trip: SavedTrip | undefined): WishStep {
  return trip === undefined ? { unmet: "noneFits" } : { trip };
}

/** Every spot of a day: its beginning, and after each place. */
export function spotsOf(plan: readonly TripPlace[]): readonly { afterId?: string }[] {
  return [{}, ...plan.map(({ id }) => ({ afterId: id }))];
}

/** So many spots of a day are tried for a place that comes to it. */
const SPOTS_NEAR = 3;

/** The spots of a day that a place lies nearest to, and the day's ends: a market is open early, a show comes last. */
export function spotsNear(
  plan: readonly TripPlace[],
  { geoCoordinates }: Pick<TripPlace, "geoCoordinates">,
): readonly { afterId?: string }[] {
  const spots = spotsOf(plan);
  const at = parseCoordinates(geoCoordinates);
  const stops = plan.map((one) => parseCoordinates(one.geoCoordinates));
  if (!at.ok) return spots;
  const km = (index: number) => {
    const stop = stops[index];
    return stop?.ok === true ? distanceKm(stop.at, at.at) : 0;
  };
  const between = (index: number) => {
    const [a, b] = [stops[index - 1], stops[index]];
    return a?.ok === true && b?.ok === true ? distanceKm(a.at, b.at) : 0;
  };
  const near = spots
    .map((_, index) => ({ index, detour: km(index - 1) + km(index) - between(index) }))
    .toSorted((a, b) => a.detour - b.detour)
    .slice(0, SPOTS_NEAR);
  const tried = new Set([0, plan.length, ...near.map(({ index }) => index)]);
  return spots.filter((_, index) => tried.has(index));
}

/** The places of the plan that are meant. */
export function planned(trip: SavedTrip, what: WishObject): readonly SavedPlace[] {
  if (what.kind === "category") return placesOfKind(daysOf(trip), what);
  const { found } = what;
  const ids = new Set(found.map(({ id }) => id));
  // What has just come has an id of its own.
  return daysOf(trip).flatMap(({ places }) =>
    places.filter(({ text: { id, guideId = id } }) => ids.has(id) || ids.has(guideId)),
  );
}

/** Every spot of some days to which a place may be moved. */
export function spotsFor(
  trip: SavedTrip,
  placeId: string,
  isMeant: (day: SavedDay) => boolean,
): readonly PossibleEdit[] {
  return daysOf(trip)
    .filter((day) => day.text.isLocked !== true && isMeant(day))
    .flatMap(({ text: { id: dayId, plan } }) =>
      spotsOf(plan.filter(({ id }) => id !== placeId)).map((after) => ({
        edit: { kind: "move-place", placeId, dayId, ...after },
        dayId,
      })),
    );
}
