import { type KnownPlace, placesOf } from "../engine/known-city.ts";
import type { SavedDay, SavedPlace, SavedTrip } from "../engine/reading/planned-trip.ts";
import { dayOf, daysOf } from "../engine/reading/read-trip.ts";
import { dayRulesBroken } from "../engine/revise/plan-problems.ts";
import { isForTraveller, placeScore } from "../engine/visits/place-score.ts";
import { hasWordsOf, placesAbout } from "../engine/visits/places-about.ts";
import { isOpenOn } from "../engine/visits/visit-windows.ts";
import { describePlace } from "../engine/writing/describe-place.ts";
import type { TripPlace } from "../trip/trip.ts";
import { addOuting, takesDay } from "./add-outing.ts";
import { settled } from "./meet-hours.ts";
import type { WishObject, WishOf } from "./wish.ts";
import {
  isHeld,
  lossOf,
  made,
  type PlaceOnDay,
  type PossibleEdit,
  placesOfKind,
  planned,
  popularityOf,
  spotsNear,
  unlockedDays,
  type WishContext,
  type WishStep,
  whyHeld,
  withBestEdit,
  withEdit,
} from "./wish-step.ts";

/** So many of a kind are tried; a better known one is worth so many minutes of travel a point of its score. */
const KINDS_TRIED = 3;
const MINUTES_A_POINT = 0.05;

/** So many places of the plan, and so many new ones, are tried in each other's place. */
const GIVEN_UP_TRIED = 6;
const BROUGHT_TRIED = 2;
/** Places given up for one that comes elsewhere: each is tried with every spot. */
const GIVEN_UP_FOR_A_SPOT = 3;

const STAY_STEP_MINUTES = 15;

type NewPlace = { readonly place: TripPlace; readonly worth: number };

/** What might come into the plan by a name or a kind, the best first. */
function newPlaces(
  trip: SavedTrip,
  what: WishObject,
  { newId }: WishContext,
  tried: readonly (string | undefined)[] = [],
): readonly NewPlace[] {
  const { document, city, request } = trip;
  const { setAside = [] } = document.tripData;
  // One of them comes, so that they can share it.
  const id = newId();
  if (what.kind === "places") {
    const [named] = what.found;
    const aside = setAside.find(({ id }) => named?.in === "set-aside" && id === named.id);
    if (aside !== undefined) return [{ place: aside, worth: 0 }];
    const known = city && placesOf(city).find(({ id }) => id === named?.id);
    return city === undefined || known === undefined
      ? []
      : [{ place: { ...describePlace(known, city), id }, worth: 0 }];
  }
  if (city === undefined) return [];
  const planned = daysOf(trip).flatMap(({ places }) => places);
  const taken = new Set(planned.map(({ known }) => known?.id));
  const scoreOf = placeScore(city, request);
  const isMeant = ({ id, category, way }: KnownPlace) =>
    (what.isOut === true ? way !== undefined : what.categories.includes(category)) &&
    !taken.has(id) &&
    !tried.includes(id);
  // A kind that the town doesn't have may be a day out: a beach.
  const inTown = city.places.filter(isMeant);
  const all = inTown.length > 0 ? inTown : placesOf(city).filter(isMeant);
  const needs = request.wishes?.filter(({ kind }) => kind === "need");
  // "An aquarium" is no zoo, where there is one.
  // A bookshop is no market.
  const sold = all.filter(
    ({ name, category, details = "" }) =>
      category === "market" && hasWordsOf(what.text, `${name} ${details}`),
  );
  const about = sold.length > 0 ? sold : placesAbout(what.text, all);
  return (about.length > 0 ? about : all)
    .filter((place) => isForTraveller(place, { traveller: request.traveller, wishes: needs }))
    .map((known) => ({ known, score: scoreOf(known) }))
    .sort((a, b) => b.score - a.score || (a.known.id < b.known.id ? -1 : 1))
    .slice(0, KINDS_TRIED)
    .map(({ known, score }) => ({
      place: { ...describePlace(known, city), id },
      worth: score * MINUTES_A_POINT,
    }));
}

function withStay(
  places: readonly NewPlace[],
  stayMinutes: number | string | undefined,
): readonly NewPlace[] {
  return typeof stayMinutes === "number"
    ? places.map((one) => ({ ...one, place: { ...one.place, stayMinutes } }))
    : places;
}

/** Each of some places at each spot of a day that it lies near to. */
function additions(
  { id: dayId, plan }: Pick<SavedDay["text"], "id" | "plan">,
  places: readonly NewPlace[],
): readonly PossibleEdit[] {
  return places.flatMap(({ place, worth }) =>
    spotsNear(plan, place).map((after) => ({
      edit: { kind: "add-place", dayId, ...after, place },
      dayId,
      worth,
    })),
  );
}

/** Parts of the usual stay that a place which was named may come for, where no more fits; shorter visits are cut no further. */
const SHORTER_PARTS = [2 / 3, 5 / 9];
const CUT_FROM_MINUTES = 120;

/** What was named, for shorter and shorter stays; none where its stay was said, or where it takes the day. */
function shorterStays(
  trip: SavedTrip,
  what: WishObject,
  stayMinutes: number | string | undefined,
  places: readonly NewPlace[],
): readonly (readonly NewPlace[])[] {
  const [named] = places;
  if (what.kind !== "places" || stayMinutes !== undefined || named === undefined) return [];
  const known = trip.city && placesOf(trip.city).find(({ id }) => id === named.place.guideId);
  const usual = named.place.stayMinutes ?? known?.visitMinutes ?? 0;
  if (usual < CUT_FROM_MINUTES || known?.starts !== undefined) return [];
  return SHORTER_PARTS.map((part) =>
    withStay(places, Math.ceil((part * usual) / STAY_STEP_MINUTES) * STAY_STEP_MINUTES),
  );
}

/** Brings a place into the plan, by its name or the best of its kind, where it fits best; of a kind every day, one to each. */
export function* addOne(
  trip: SavedTrip,
  wish: WishOf<"add"> & {
    readonly stayMinutes?: number | undefined;
    /** Of a kind: not these of the guide. */
    readonly tried?: readonly (string | undefined)[];
  },
  context: WishContext,
): Generator<void, WishStep, void> {
  const { what, when } = wish;
  if (what.kind === "places" || when?.isEvery !== true) return yield* addTo(trip, wish, context);
  const without = unlockedDays(trip, wish).filter((day) => placesOfKind([day], what).length === 0);
  if (without.length === 0) return { unmet: "isSo" };
  let now = trip;
  const missed: string[] = [];
  for (const { text } of without) {
    const step = yield* addTo(now, { ...wish, dayIds: [text.id] }, context);
    if ("trip" in step) now = step.trip;
    else missed.push(text.day);
  }
  return now === trip ? { unmet: "noneFits" } : { trip: now, missed };
}

/** Whether a place of the guide is closed on all of these days. */
function isClosedOn(
  days: readonly SavedDay[],
  place: TripPlace | undefined,
  { city }: SavedTrip,
): boolean {
  const known = city && placesOf(city).find(({ id }) => id === place?.guideId);
  return known !== undefined && days.every(({ date }) => !isOpenOn(known, date));
}

/** What has been tried without success in a trip: it is tried a second time with something going for it. */
const fullFor = new WeakMap<SavedTrip, WeakSet<object>>();

function* addTo(
  trip: SavedTrip,
  wish: Parameters<typeof addOne>[1],
  context: WishContext,
): Generator<void, WishStep, void> {
  const { what, stayMinutes, tried = [] } = wish;
  const places = withStay(newPlaces(trip, what, context, tried), stayMinutes);
  if (places.length === 0) return { unmet: what.kind === "places" ? "unknownPlace" : "noneKnown" };
  const days = unlockedDays(trip, wish);
  if (days.length === 0) return { unmet: "isLocked" };
  const [first] = places;
  if (first !== undefined && takesDay(trip, first.place))
    return yield* addOuting(trip, first.place, days, context.mayDrop === true);
  if (what.kind === "places" && isClosedOn(days, first?.place, trip)) return { unmet: "isClosed" };
  const isFull = fullFor.get(trip)?.has(wish) === true;
  for (const some of isFull ? [] : [places, ...shorterStays(trip, what, stayMinutes, places)]) {
    const added = yield* withBestEdit(
      trip,
      days.flatMap(({ text }) => additions(text, some)),
    );
    if (added !== undefined) return { trip: added };
  }
  fullFor.set(trip, (fullFor.get(trip) ?? new WeakSet()).add(wish));
  return context.mayDrop
    ? yield* insteadOfOne(trip, { what, days }, places)
    : { unmet: "noneFits" };
}

/** Where nothing more fits: in the place of what is least worth it, neither locked nor one of the city's first sights. */
function* insteadOfOne(
  trip: SavedTrip,
  { what, days }: { readonly what: WishObject; readonly days: readonly SavedDay[] },
  places: readonly NewPlace[],
): Generator<void, WishStep, void> {
  // Another one of a kind is one more.
  const ofKind = what.kind === "places" ? [] : placesOfKind(days, what);
  const leastWorth = days
    .flatMap(({ text, places: planned }) => planned.map((place) => ({ dayId: text.id, place })))
    // A day out of town gives way to nothing that is not one.
    .filter(
      ({ place: { text, known } }) =>
        !isHeld(text) && known?.mustSee !== true && known?.way === undefined,
    )
    .filter(({ place }) => !ofKind.includes(place))
    .map((one) => ({ ...one, worth: popularityOf(one.place) }))
    .sort((a, b) => a.worth - b.worth)
    .slice(0, GIVEN_UP_TRIED);
  const possible = leastWorth.flatMap(({ dayId, place, worth }) =>
    places.slice(0, BROUGHT_TRIED).map((one) => ({
      edit: { kind: "swap-place", placeId: place.text.id, place: one.place } as const,
      dayId,
      worth: one.worth - worth,
    })),
  );
  const inItsSpot = yield* withBestEdit(trip, possible);
  if (inItsSpot !== undefined) return { trip: inItsSpot };
  // A market is open in the morning, and what gives way may be seen in the evening.
  for (const { dayId, place } of leastWorth.slice(0, GIVEN_UP_FOR_A_SPOT)) {
    const remove = { kind: "remove-place", placeId: place.text.id } as const;
    const without = yield* withEdit(trip, remove);
    if (without === undefined) continue;
    const left = dayOf(without, dayId)?.text ?? { id: dayId, plan: [] };
    const added = yield* withBestEdit(without, additions(left, places.slice(0, BROUGHT_TRIED)));
    if (added !== undefined) return { trip: added };
  }
  return made(yield* insteadOfSome(trip, days, places));
}

/** A zoo takes half a day: for it goes what no longer fits, on the day that loses least. */
function* insteadOfSome(
  trip: SavedTrip,
  days: readonly SavedDay[],
  [first]: readonly NewPlace[],
): Generator<void, SavedTrip | undefined, void> {
  if (first === undefined) return undefined;
  let best: { readonly trip: SavedTrip; readonly lost: number } | undefined;
  for (const { text, places } of days) {
    if (places.some((one) => one.known?.way !== undefined || takesDay(trip, one.text))) continue;
    const dayId = text.id;
    const held = places.filter((one) => isHeld(one.text)).map((one) => one.text.id);
    const kept = new Set([first.place.id, ...held]);
    const most = dayRulesBroken(trip, dayId).length;
    for (const after of spotsNear(text.plan, first.place)) {
      const edit = { kind: "add-place", dayId, ...after, place: first.place } as const;
      const full = yield* withEdit(trip, edit);
      if (full === undefined) continue;
      const fits = yield* settled(full, dayId, most, kept);
      const left = new Set(dayOf(fits, dayId)?.text.plan.map(({ id }) => id));
      const lost = lossOf(places.filter((one) => !left.has(one.text.id)));
      if (dayRulesBroken(fits, dayId).length > most || lost >= (best?.lost ?? Infinity)) continue;
      best = { trip: fits, lost };
    }
  }
  return best?.trip;
}

/** Puts a place in the place of another, by its name, of a kind or of the same kind. */
export function* swapOne(
  trip: SavedTrip,
  { place, day }: PlaceOnDay,
  { by, minutes }: Pick<WishOf<"swap">, "by" | "minutes">,
  context: WishContext,
): Generator<void, WishStep, void> {
  const { text, known } = place;
  if (isHeld(text)) return { unmet: whyHeld(text) };
  const sameKind: WishObject | undefined = known && {
    kind: "category",
    text: text.placeName,
    categories: [known.category],
    isPlural: false,
  };
  const what = by ?? sameKind;
  if (what === undefined) return { unmet: "noneKnown" };
  const there = what.kind === "places" ? planned(trip, what)[0] : undefined;
  if (there !== undefined) return yield* inItsPlace(trip, there, { place, day });
  const places = withStay(newPlaces(trip, what, context), minutes);
  if (places.length === 0) return { unmet: what.kind === "places" ? "unknownPlace" : "noneKnown" };
  const possible = places.map((one) => ({
    edit: { kind: "swap-place", placeId: text.id, place: one.place } as const,
    dayId: day.text.id,
    worth: one.worth,
  }));
  const swapped = yield* withBestEdit(trip, possible);
  if (swapped !== undefined) return { trip: swapped };
  // It may be open, or have room, at another time of the day only.
  const without = yield* withEdit(trip, { kind: "remove-place", placeId: text.id });
  if (without === undefined) return { unmet: "noneFits" };
  const left = dayOf(without, day.text.id) ?? day;
  let added: SavedTrip | undefined;
  for (const some of [places, ...shorterStays(trip, what, minutes, places)]) {
    added ??= yield* withBestEdit(without, additions(left.text, some.slice(0, BROUGHT_TRIED)));
  }
  const [first] = places;
  if (added !== undefined || first === undefined) return made(added);
  if (takesDay(trip, first.place))
    return yield* addOuting(without, first.place, [left], context.mayDrop === true);
  return context.mayDrop
    ? yield* insteadOfOne(without, { what, days: [left] }, places)
    : { unmet: "noneFits" };
}

/** "The MoMA instead of the Morgan Library", where the plan has both: it comes to that spot. */
function* inItsPlace(
  trip: SavedTrip,
  { text: moved }: SavedPlace,
  { place: gone, day }: PlaceOnDay,
): Generator<void, WishStep, void> {
  if (isHeld(moved)) return { unmet: whyHeld(moved) };
  const placeId = moved.id;
  const at = day.text.plan.findIndex(({ id }) => id === gone.text.id);
  const after = day.text.plan.slice(0, at).findLast(({ id }) => id !== placeId)?.id;
  const without = yield* withEdit(trip, { kind: "remove-place", placeId: gone.text.id });
  const edit = { kind: "move-place", placeId, dayId: day.text.id } as const;
  const afterId = after === undefined ? {} : { afterId: after };
  return made(without && (yield* withEdit(without, { ...edit, ...afterId })));
}
