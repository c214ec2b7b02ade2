import { weekdayOf } from "../calendar-date.ts";
import type { Edit } from "../edits/edit-kinds.ts";
import { findPlace } from "../edits/kinds/plan-parts.ts";
import { placesOf } from "../engine/known-city.ts";
import type { SavedDay, SavedPlace, SavedTrip } from "../engine/reading/planned-trip.ts";
import { dayOf, daysOf } from "../engine/reading/read-trip.ts";
import { dayRulesBroken } from "../engine/revise/plan-problems.ts";
import { sunsetOn } from "../engine/visits/is-best-time.ts";
import { weekOf } from "../engine/visits/visit-starts.ts";
import { distanceKm } from "../places/geo.ts";
import { withoutAccents } from "../plain-text.ts";
import type { TripPlace } from "../trip/trip.ts";
import { addOne, swapOne } from "./bring-place.ts";
import { markOf } from "./language/said-wish.ts";
import { exchangePlaces, meetDaysOfPlaces } from "./meet-days-of-places.ts";
import { settled } from "./meet-hours.ts";
import {
  atHour,
  lookingAt,
  moveAfter,
  noLonger,
  staying,
  stayMinutes,
  until,
} from "./meet-visit-hours.ts";
import { meetWholeDays } from "./meet-whole-days.ts";
import { PART_MINUTES } from "./part-minutes.ts";
import type { Wish, WishObject, WishOf } from "./wish.ts";
import {
  dayWith,
  isHeld,
  leastKnown,
  made,
  type PlaceOnDay,
  placesOfKind,
  planned,
  popularityOf,
  spotsFor,
  unlockedDays,
  type WishContext,
  type WishStep,
  whyHeld,
  withBestEdit,
  withEdit,
  withoutPlaces,
} from "./wish-step.ts";

/** Wishes about single places and kinds of place. */
export type PlaceWish = Exclude<
  Extract<Wish, { readonly what: WishObject }>,
  { readonly verb: "swap-day-of" }
>;

/** Meets a wish about places. Locked places and days stay as they are. Yields every millisecond or so. */
export function* meetPlaceWish(
  trip: SavedTrip,
  wish: PlaceWish,
  context: WishContext,
): Generator<void, WishStep, void> {
  switch (wish.verb) {
    case "add":
      return yield* addOne(trip, wish, context);
    case "lock":
    case "unlock": {
      const one = theOne(trip, wish.what, wish);
      if (!("place" in one)) return one;
      const { id, isLocked, startsAtMinutes } = one.place.text;
      // What no lock holds its hour does.
      const isOfHour = isLocked !== true && startsAtMinutes !== undefined;
      const edit: Edit =
        wish.verb === "unlock" && isOfHour
          ? { kind: "set-start", placeId: id }
          : { kind: "set-lock", id, isLocked: wish.verb === "lock" };
      return made(yield* withEdit(trip, edit));
    }
    case "remove":
    case "fewer":
    case "not-on":
      return wish.verb === "not-on" && wish.toMinutes !== undefined
        ? yield* notThen(trip, wish, wish.toMinutes, context)
        : yield* withoutSome(trip, wish);
    case "keep":
      return theyStay(trip, wish);
    case "is-open":
      return openOn(trip, wish);
    case "at-most":
    case "remove-some":
    case "remove-others":
      return yield* withoutOthers(trip, wish);
    case "alone":
      return yield* alone(trip, wish);
    case "exchange":
      return yield* exchangePlaces(trip, wish);
    case "together":
    case "apart":
      return yield* meetDaysOfPlaces(trip, wish);
    case "at-least":
      return yield* addOne(trip, { ...wish, verb: "add" }, context);
    default:
      return yield* changeOne(trip, wish, context);
  }
}

function* changeOne(
  trip: SavedTrip,
  wish: WishOf<"swap" | "move" | "set-start" | "set-end" | "stay">,
  context: WishContext,
): Generator<void, WishStep, void> {
  if (wish.verb === "stay" && wish.what.kind === "category" && wish.what.isPlural)
    return yield* noLonger(trip, wish.what, wish, context);
  const one = theOne(trip, wish.what, wish);
  if (!("place" in one)) return yield* broughtFirst(trip, wish, one, context);
  const { text: place } = one.place;
  if (place.isLocked === true || one.day.text.isLocked === true) return { unmet: "isLocked" };
  switch (wish.verb) {
    case "swap":
      return yield* swapAll(trip, one, wish, context);
    case "move": {
      const step = isQuarterOf(one, wish) ? yield* withItsDay(trip, wish, context) : undefined;
      return step ?? (yield* moveOne(trip, one, wish, context));
    }
    case "set-start":
      return yield* atHour(trip, one, wish, context);
    case "set-end":
      return yield* until(trip, one, wish.minutes, context);
    case "stay": {
      if (wish.isOutside === true) return yield* lookingAt(trip, one, context);
      const minutes = stayMinutes(place, wish);
      const { startMinutes = 0, endMinutes = -1 } = place.visit ?? {};
      const now = endMinutes - startMinutes;
      const isSo = now === minutes || (wish.isMost === true && now >= 0 && now < minutes);
      return isSo ? { unmet: "isSo" } : yield* staying(trip, one, minutes, context);
    }
  }
}

/** As far as a quarter goes. */
const QUARTER_KM = 1.5;

/** "Belém", after which several places of the day are called, or a quarter itself, with most of the day there. */
function isQuarterOf({ place, day }: PlaceOnDay, { what, dayIds }: PlaceWish): boolean {
  if (what.kind !== "places" || dayIds?.length !== 1) return false;
  const word = withoutAccents(what.text);
  const called = day.places.filter(({ text }) => withoutAccents(text.placeName).includes(word));
  const isQuarter =
    called.length > 2 ||
    (place.facts.category === "old-town" && withoutAccents(place.text.placeName) === word);
  const near = day.places.filter(
    ({ at }) =>
      at !== undefined && place.at !== undefined && distanceKm(at, place.at) <= QUARTER_KM,
  );
  return isQuarter && near.length * 2 > day.places.length;
}

/** The day that has a quarter and the named one change places. */
function* withItsDay(
  trip: SavedTrip,
  { what, text, dayIds, to }: WishOf<"move">,
  context: WishContext,
): Generator<void, WishStep | undefined, void> {
  if (to !== "day") return undefined;
  const step = yield* meetWholeDays(trip, { verb: "swap-day-of", what, text, dayIds }, context);
  return "trip" in step || step.unmet === "isSo" ? step : undefined;
}

/** What goes with it makes room for what comes; where that doesn't, all stays. */
function* swapAll(
  trip: SavedTrip,
  one: PlaceOnDay,
  wish: WishOf<"swap">,
  context: WishContext,
): Generator<void, WishStep, void> {
  let now = trip;
  for (const what of wish.goneToo ?? []) {
    const step = yield* withoutSome(now, { verb: "remove", what, text: wish.text });
    if ("unmet" in step) return step;
    now = step.trip;
  }
  const found = now === trip ? one : theOne(now, wish.what, wish);
  return "place" in found ? yield* swapOne(now, found, wish, context) : found;
}

const MOST_TRIED = 3;

/** "Chora on Sunday morning", which the plan hasn't: it comes, and then to its spot or hour. */
function* broughtFirst(
  trip: SavedTrip,
  wish: Parameters<typeof changeOne>[1],
  missing: WishStep,
  context: WishContext,
  tried: readonly (string | undefined)[] = [],
): Generator<void, WishStep, void> {
  const { what, text } = wish;
  const isNew =
    what.kind === "places"
      ? what.found.every((place) => place.in !== "plan")
      : wish.verb === "set-end" || (wish.verb === "move" && wish.isNew === true);
  if (wish.verb === "swap") return yield* comesAlone(trip, wish, missing, context);
  if (!isNew) return missing;
  const mark = wish.verb === "move" ? markOf(wish.to) : undefined;
  const markDay = mark && dayWith(trip, mark);
  const dayIds = wish.dayIds ?? (markDay === undefined ? undefined : [markDay.text.id]);
  const stayMinutes =
    wish.verb === "stay" && typeof wish.minutes === "number" ? wish.minutes : undefined;
  const add = { verb: "add", what, text, dayIds, when: wish.when, stayMinutes, tried } as const;
  const added = yield* addOne(trip, add, context);
  if ("unmet" in added) return tried.length === 0 ? added : missing;
  const before = new Set(daysOf(trip).flatMap(({ text: { plan } }) => plan.map(({ id }) => id)));
  const brought = daysOf(added.trip)
    .flatMap(({ text: { plan } }) => plan)
    .find(({ id }) => !before.has(id));
  if (brought === undefined) return added;
  const found = [{ id: brought.id, name: brought.placeName, in: "plan" as const }];
  const one = { kind: "places", text: what.text, found } as const;
  const step = yield* changeOne(added.trip, { ...wish, what: one }, context);
  const isShut = "unmet" in step && step.unmet === "isShut";
  // Another bar may be open so long.
  if (isShut && what.kind === "category" && tried.length < MOST_TRIED)
    return yield* broughtFirst(trip, wish, step, context, [...tried, brought.guideId]);
  if (isShut && what.kind === "category") return { unmet: "isShut" };
  return "unmet" in step && !isShut ? added : step;
}

/** "Swap the museum on day 3 for a market", where day 3 has none: the market comes there, or to another day. */
function* comesAlone(
  trip: SavedTrip,
  { by, text, dayIds, minutes }: WishOf<"swap">,
  missing: WishStep,
  context: WishContext,
): Generator<void, WishStep, void> {
  if (by === undefined || !("unmet" in missing) || missing.unmet !== "noneThere") return missing;
  if (by.kind === "places" && planned(trip, by).length > 0) return missing;
  const stayMinutes = typeof minutes === "number" ? minutes : undefined;
  const add = { verb: "add", what: by, text, stayMinutes } as const;
  for (const on of dayIds === undefined ? [undefined] : [dayIds, undefined]) {
    const added = yield* addOne(trip, { ...add, dayIds: on }, context);
    if ("trip" in added) return { ...added, lacks: true };
  }
  return context.mayDrop ? missing : { unmet: "noneFits" };
}

function daysMeant(trip: SavedTrip, { dayIds }: Pick<Wish, "dayIds">): readonly SavedDay[] {
  return daysOf(trip).filter(({ text }) => dayIds === undefined || dayIds.includes(text.id));
}

/** The place of the plan that is meant. Where the words may mean several, the traveller has said which. */
function theOne(trip: SavedTrip, what: WishObject, wish: Wish): PlaceOnDay | WishStep {
  const all = daysOf(trip);
  const places =
    what.kind === "category" ? placesOfKind(daysMeant(trip, wish), what) : planned(trip, what);
  const [place] = places;
  if (place === undefined) return { unmet: "noneThere" };
  const day = all.find((one) => one.places.includes(place));
  return day === undefined ? { unmet: "noneThere" } : { place, day };
}

/** When it is open on the days that are named, or on its day. */
function openOn(trip: SavedTrip, { what, dayIds }: PlaceWish): WishStep {
  const [there] = planned(trip, what);
  const [named] = what.kind === "places" ? what.found : [];
  const known =
    there?.known ?? (trip.city && placesOf(trip.city).find(({ id }) => id === named?.id));
  const days = dayIds === undefined ? [dayWith(trip, what)] : daysMeant(trip, { dayIds });
  const dates = days.flatMap((day) => day?.text.date ?? []);
  if (known?.hours === undefined || dates.length === 0) return { unmet: "cantHere" };
  const hours = dates.map((date) => (weekOf(known, date)[weekdayOf(date)] ?? []).flat());
  const shut = hours.find((spans) => spans.length === 0);
  return shut === undefined ? { unmet: "isOpen", hours: hours[0] ?? [] } : { unmet: "isShut" };
}

/** What is to stay does; what else is asked is done around it. */
function theyStay(trip: SavedTrip, { what }: PlaceWish): WishStep {
  if (what.kind === "category")
    return { unmet: placesOfKind(daysOf(trip), what).length > 0 ? "isSo" : "noneThere" };
  return { unmet: planned(trip, what).length > 0 ? "isSo" : "noneThere" };
}

/** The least known of a kind go until so many are left, on all days or on each; so many of it; or all but what stays. */
function* withoutOthers(
  trip: SavedTrip,
  wish: WishOf<"at-most" | "remove-some" | "remove-others">,
): Generator<void, WishStep, void> {
  const { what } = wish;
  const days = daysMeant(trip, wish);
  const free = new Set(unlockedDays(trip, wish).flatMap(({ places }) => places));
  const isADay = wish.verb === "at-most" && wish.when?.isEvery === true;
  const groups = isADay ? days.map((day) => [day]) : [days];
  const but = wish.verb === "remove-others" ? wish.but : [];
  const stays = new Set(
    but.flatMap((one) => (one.kind === "places" ? planned(trip, one) : placesOfKind(days, one))),
  );
  let surplus = 0;
  const going = groups.flatMap((group) => {
    const all =
      what.kind === "category"
        ? placesOfKind(group, what)
        : planned(trip, what).filter((place) => group.some(({ places }) => places.includes(place)));
    const others = all.filter((place) => !stays.has(place));
    const count =
      wish.verb === "at-most"
        ? Math.max(0, all.length - wish.count)
        : wish.verb === "remove-some"
          ? Math.min(wish.count, others.length)
          : others.length;
    surplus += count;
    return others
      .filter((place) => free.has(place) && place.text.isLocked !== true)
      .toSorted((a, b) => popularityOf(a) - popularityOf(b))
      .slice(0, count);
  });
  if (going.length === 0 && surplus > 0) return { unmet: "isLocked" };
  if (going.length === 0) return { unmet: wish.verb === "remove-some" ? "noneThere" : "isSo" };
  // "Drop one thing" of a day that has no other is to be thought over.
  const isEmptied = (places: readonly (typeof going)[number][]) =>
    places.length > 0 && places.every((place) => going.includes(place));
  if (wish.verb === "remove-some" && days.some(({ places }) => isEmptied(places)))
    return { unmet: "noneFits" };
  return { trip: yield* withoutPlaces(trip, going) };
}

/** Its day holds nothing else but what is fixed there. */
function* alone(trip: SavedTrip, wish: WishOf<"alone">): Generator<void, WishStep, void> {
  const meant = new Set(planned(trip, wish.what).map(({ text }) => text.id));
  const days = daysOf(trip).filter(({ places }) => places.some(({ text }) => meant.has(text.id)));
  const isElsewhere = days.some(({ text }) => wish.dayIds?.includes(text.id) === false);
  if (isElsewhere) return { unmet: "noneThere" };
  const isOther = ({ text }: SavedPlace) => !meant.has(text.id);
  const others = days.flatMap(({ text: { isLocked }, places }) =>
    isLocked === true ? [] : places.filter((one) => isOther(one) && !isHeld(one.text)),
  );
  if (meant.size === 0) return { unmet: "noneThere" };
  const left = days.flatMap(({ places }) => places).find(isOther);
  if (others.length === 0) return { unmet: left === undefined ? "isSo" : whyHeld(left.text) };
  return { trip: yield* withoutPlaces(trip, others) };
}

/** What is visited in those hours comes after them, or before what goes on until midnight, or goes to another day. */
function* notThen(
  trip: SavedTrip,
  wish: WishOf<"not-on">,
  until: number,
  context: WishContext,
): Generator<void, WishStep, void> {
  const { what, fromMinutes = 0, text } = wish;
  const isThen = ({ text: { visit } }: SavedPlace) =>
    visit !== undefined && visit.startMinutes < until && visit.endMinutes > fromMinutes;
  const meant = daysMeant(trip, wish);
  const all = what.kind === "category" ? placesOfKind(meant, what) : planned(trip, what);
  let now = trip;
  const missed: string[] = [];
  let held: SavedPlace["text"] | undefined;
  for (const { text: place } of all.filter(isThen)) {
    const day = daysOf(now).find(({ places }) => places.some((one) => one.text.id === place.id));
    const there = day?.places.find((one) => one.text.id === place.id);
    if (
      day === undefined ||
      there === undefined ||
      !meant.some((one) => one.text.id === day.text.id) ||
      !isThen(there)
    )
      continue;
    if (isHeld(place) || day.text.isLocked === true) {
      held = place;
      missed.push(day.text.day);
      continue;
    }
    const found = [{ id: place.id, name: place.placeName, in: "plan" as const }];
    const one = { kind: "places", text: place.placeName, found } as const;
    const { startMinutes = 0, endMinutes = 0 } = there.text.visit ?? {};
    const hour =
      until < 24 * 60
        ? ({ minutes: until, isSoonest: true } as const)
        : ({ minutes: fromMinutes - (endMinutes - startMinutes), isLatest: true } as const);
    const then = { verb: "set-start", what: one, text, ...hour } as const;
    const timed = yield* atHour(now, { place: there, day }, then, context);
    const isTimed = "trip" in timed && !isStill(timed.trip, place.id, isThen);
    const other = { verb: "not-on", what: one, text, dayIds: [day.text.id] } as const;
    const step = isTimed ? timed : yield* withoutSome(now, other);
    if ("trip" in step && !isStill(step.trip, place.id, isThen)) now = step.trip;
    else missed.push(day.text.day);
  }
  if (now === trip && held !== undefined) return { unmet: whyHeld(held) };
  if (now === trip) return { unmet: missed.length === 0 ? "isSo" : "noneFits" };
  return missed.length === 0 ? { trip: now } : { trip: now, missed: [...new Set(missed)] };
}

function isStill(trip: SavedTrip, id: string, isThen: (place: SavedPlace) => boolean): boolean {
  return daysOf(trip).some(({ places }) => places.some((one) => one.text.id === id && isThen(one)));
}

/** Takes places out, or to days where they may be. */
function* withoutSome(
  trip: SavedTrip,
  wish: WishOf<"remove" | "fewer" | "not-on">,
): Generator<void, WishStep, void> {
  const { what } = wish;
  let places: readonly SavedPlace[];
  if (what.kind === "places") {
    const one = theOne(trip, what, wish);
    if (!("place" in one)) return one;
    // "On Saturday the Met is dropped", which another wish has brought to Friday.
    const isOfDays = wish.verb === "not-on" || wish.when !== undefined;
    const isElsewhere = isOfDays && wish.dayIds?.includes(one.day.text.id) !== true;
    if (isElsewhere) return { unmet: "isSo" };
    places = one.day.text.isLocked === true ? [] : [one.place];
    if (places.length === 0) return { unmet: "isLocked" };
  } else {
    places = placesOfKind(unlockedDays(trip, wish), what);
  }
  if (places.length === 0) {
    const isOnLocked =
      what.kind === "category" && placesOfKind(daysMeant(trip, wish), what).length > 0;
    return { unmet: isOnLocked ? "isLocked" : wish.verb === "remove" ? "noneThere" : "isSo" };
  }
  const free = places.filter(({ text }) => text.isLocked !== true);
  if (free.length === 0) return { unmet: "isLocked" };
  const leastKnown = free.toSorted((a, b) => popularityOf(a) - popularityOf(b));
  const count = wish.verb === "fewer" ? Math.max(1, Math.floor(places.length / 2)) : free.length;
  let now = trip;
  for (const { text } of leastKnown.slice(0, count)) {
    const placeId = text.id;
    const elsewhere =
      wish.verb === "not-on"
        ? yield* withBestEdit(
            now,
            spotsFor(now, placeId, (day) => wish.dayIds?.includes(day.text.id) !== true),
          )
        : undefined;
    // "Not on Sunday" is not "not at all".
    if (elsewhere === undefined && wish.verb === "not-on" && what.kind === "places") {
      return { unmet: "noneFits" };
    }
    now = elsewhere ?? (yield* withEdit(now, { kind: "remove-place", placeId })) ?? now;
  }
  return { trip: now };
}

function* moveOne(
  trip: SavedTrip,
  { place, day }: PlaceOnDay,
  { to, dayIds }: WishOf<"move">,
  { mayDrop }: WishContext,
): Generator<void, WishStep, void> {
  const placeId = place.text.id;
  if (to === "other-day") {
    return made(
      yield* withBestEdit(
        trip,
        spotsFor(trip, placeId, (one) => one !== day),
      ),
    );
  }
  const isMeant = (one: SavedDay) =>
    dayIds === undefined ? one === day : dayIds.includes(one.text.id);
  const [{ text: target } = day] = daysOf(trip).filter(isMeant);
  if (target.isLocked === true) return { unmet: "isLocked" };
  if (to === "day") {
    if (target === day.text) return { unmet: "isSo" };
    return made(yield* toDay(trip, place, target, mayDrop ? GIVING_WAY : 0));
  }
  if (to === "morning" || to === "afternoon" || to === "evening")
    return yield* toPart(trip, place, target, to);
  if (to === "sunset") return yield* toSunset(trip, place, target);
  const others = target.plan.filter(({ id }) => id !== placeId);
  const at = target.plan.findIndex(({ id }) => id === placeId);
  let index: number;
  if (typeof to === "string") {
    const spots = { first: 0, last: others.length, earlier: at - 1, later: at + 1 };
    index = spots[to];
  } else {
    const isBefore = "before" in to;
    const marks = planned(trip, isBefore ? to.before : to.after).map(({ text }) => text);
    const mark = others.findIndex(({ id }) => marks.some((one) => one.id === id));
    if (mark === -1) return yield* besideOnItsDay(trip, placeId, marks[0], isBefore);
    index = isBefore ? mark : mark + 1;
  }
  if (index === at && target === day.text) return { unmet: "isSo" };
  if (index < 0 || index > others.length) return { unmet: "isSo" };
  return made(yield* withEdit(trip, moveAfter(placeId, { ...target, plan: others }, index)));
}

/** So many others give way to what comes to a day. */
const GIVING_WAY = 3;
/** A day that ends no later needs no room made. */
const LATE_MINUTES = 20 * 60 + 30;

/** To a spot of the day that breaks no rule and makes it no late one; where there is none, what is least known gives way. */
function* toDay(
  trip: SavedTrip,
  { text: { id: placeId } }: SavedPlace,
  target: SavedDay["text"],
  most: number,
): Generator<void, SavedTrip | undefined, void> {
  const spots = (now: SavedTrip) => spotsFor(now, placeId, ({ text }) => text.id === target.id);
  const latest = Math.max(endOf(trip, target.id), LATE_MINUTES);
  let now = trip;
  let fallback: SavedTrip | undefined;
  for (let given = 0; given <= most; given += 1) {
    const moved = yield* withBestEdit(now, spots(now));
    fallback ??= moved;
    if (moved !== undefined && endOf(moved, target.id) <= latest) return moved;
    const least = leastKnown(dayOf(now, target.id)?.places ?? [], new Set([placeId])).find(
      ({ known }) => known?.mustSee !== true && known?.way === undefined,
    );
    const without =
      least && (yield* withEdit(now, { kind: "remove-place", placeId: least.text.id }));
    if (without === undefined) break;
    now = without;
  }
  return fallback;
}

function endOf(trip: SavedTrip, dayId: string): number {
  return dayOf(trip, dayId)?.text.plan.at(-1)?.visit?.endMinutes ?? 0;
}

/** Where a visit in the evening begins, if nothing else brings it there. */
const PART_START = { morning: 9 * 60, afternoon: 14 * 60, evening: 19 * 60 } as const;

/** To a spot where the visit is in that part of the day; else to its hour. */
function* toPart(
  trip: SavedTrip,
  { text: { id: placeId, visit } }: SavedPlace,
  target: SavedDay["text"],
  part: "morning" | "afternoon" | "evening",
): Generator<void, WishStep, void> {
  const [from, to] = PART_MINUTES[part];
  const isThen = (start: number | undefined) => start !== undefined && start >= from && start < to;
  const isThere = target.plan.some(({ id }) => id === placeId);
  if (isThere && isThen(visit?.startMinutes)) return { unmet: "isSo" };
  const others = target.plan.filter(({ id }) => id !== placeId);
  const before = dayRulesBroken(trip, target.id).length;
  let bestSpot: SavedTrip | undefined;
  for (let index = 0; index <= others.length; index += 1) {
    const edited = yield* withEdit(trip, moveAfter(placeId, { ...target, plan: others }, index));
    const day = edited && dayOf(edited, target.id);
    const start = day?.text.plan.find(({ id }) => id === placeId)?.visit?.startMinutes;
    if (edited === undefined || !isThen(start)) continue;
    if (dayRulesBroken(edited, target.id).length > before) continue;
    bestSpot = edited;
    if (part === "morning") break;
  }
  if (bestSpot !== undefined) return { trip: bestSpot };
  return yield* atHourOf(trip, placeId, target, PART_START[part]);
}

/** From the setting of the sun to the end of a visit that is for it, at least and at most. */
const AFTER_SUNSET_MINUTES = [0, 45] as const;
/** Twilight is worth staying for so long. */
const STAY_AFTER_SUNSET_MINUTES = 20;

/** So that the visit ends soon after the sun has set there on that day; in the evening where nobody knows when that is. */
function* toSunset(
  trip: SavedTrip,
  place: SavedPlace,
  target: SavedDay["text"],
): Generator<void, WishStep, void> {
  const { id: placeId, visit } = place.text;
  const sunset = sunsetOn(place.facts, target.date);
  if (sunset === undefined) return yield* toPart(trip, place, target, "evening");
  const [least, most] = AFTER_SUNSET_MINUTES;
  const isThere = target.plan.some(({ id }) => id === placeId);
  const after = (visit?.endMinutes ?? 0) - sunset;
  if (isThere && after >= least && after <= most) return { unmet: "isSo" };
  const minutes =
    visit === undefined ? place.facts.visitMinutes : visit.endMinutes - visit.startMinutes;
  const start = sunset + STAY_AFTER_SUNSET_MINUTES - minutes;
  return yield* atHourOf(trip, placeId, target, 5 * Math.round(start / 5));
}

/** At that hour, in its turn: what it crowds out goes. */
function* atHourOf(
  trip: SavedTrip,
  placeId: string,
  target: SavedDay["text"],
  startMinutes: number,
): Generator<void, WishStep, void> {
  const others = target.plan.filter(({ id }) => id !== placeId);
  const before = dayRulesBroken(trip, target.id).length;
  const at = others.filter(({ visit: one }) => (one?.startMinutes ?? 0) < startMinutes).length;
  const there = yield* withEdit(trip, moveAfter(placeId, { ...target, plan: others }, at));
  const edit = { kind: "set-start", placeId, startMinutes } as const;
  const set = yield* withEdit(there ?? trip, edit);
  return set === undefined
    ? { unmet: "noneFits" }
    : { trip: yield* settled(set, target.id, before, new Set([placeId])) };
}

/** "The Pantheon after the Trevi Fountain" where that is on another day. */
function* besideOnItsDay(
  trip: SavedTrip,
  placeId: string,
  mark: TripPlace | undefined,
  isBefore: boolean,
): Generator<void, WishStep, void> {
  const found = mark && findPlace(trip.document, mark.id);
  if (found === undefined) return { unmet: "noneThere" };
  const { day, place } = found;
  if (day.isLocked === true) return { unmet: "isLocked" };
  const at = day.plan.indexOf(place);
  return made(yield* withEdit(trip, moveAfter(placeId, day, isBefore ? at : at + 1)));
}
