import type { Edit } from "../edits/edit-kinds.ts";
import type { SavedTrip } from "../engine/reading/planned-trip.ts";
import { fillDay } from "../engine/revise/fill-day.ts";
import type { TripDay } from "../trip/trip.ts";
import type { When } from "./language/said-times.ts";
import type { Wish, WishOf } from "./wish.ts";
import { dayWith, newIds, type WishContext, type WishStep, withEdit } from "./wish-step.ts";
import { dayIdsOf } from "./wishes-of.ts";

/** Wishes for days more or less, or in another order. */
export type WholeDaysWish = WishOf<
  "add-day" | "remove-days" | "swap-days" | "move-day" | "swap-day-of"
>;

/** Whether a wish is about which days a trip has. */
export function isWholeDaysWish(wish: Wish): wish is WholeDaysWish {
  return /^(?:add-day|remove-days|swap-days|move-day|swap-day-of)$/.test(wish.verb);
}

/** Meets a wish about which days a trip has. Locked days stay where they are. Yields every millisecond or so. */
export function* meetWholeDays(
  trip: SavedTrip,
  wish: WholeDaysWish,
  context: WishContext,
): Generator<void, WishStep, void> {
  const { itinerary } = trip.document.tripData;
  const named = (wish.dayIds ?? []).flatMap((id) => itinerary.filter((day) => day.id === id));
  const dayNamed = (when: When) => {
    const [id] = dayIdsOf(when, itinerary) ?? [];
    return itinerary.find((day) => day.id === id);
  };
  switch (wish.verb) {
    case "add-day":
      return yield* addDay(trip, wish.at, named[0], context);
    case "remove-days":
      return yield* removeDays(trip, named);
    case "move-day":
      return yield* moveDay(
        trip,
        named[0],
        typeof wish.to === "string" ? wish.to : dayIdsOf(wish.to, itinerary)?.[0],
      );
    case "swap-days":
      return yield* swapDays(trip, named[0], dayNamed(wish.other));
    case "swap-day-of": {
      const other = wish.by === undefined ? named[0] : dayWith(trip, wish.by)?.text;
      return yield* swapDays(trip, dayWith(trip, wish.what)?.text, other);
    }
  }
}

/** A day more, filled as far as its pace asks for. */
function* addDay(
  trip: SavedTrip,
  at: "end" | "start" | "after" | "before",
  mark: TripDay | undefined,
  context: WishContext,
): Generator<void, WishStep, void> {
  const ids = trip.document.tripData.itinerary.map(({ id }) => id);
  const marked = mark === undefined ? -1 : ids.indexOf(mark.id);
  const before = { end: ids.length - 1, start: -1, after: marked, before: marked - 1 };
  const afterId = ids[before[at]];
  const dayId = context.newId();
  const edit: Edit = { kind: "add-day", dayId, ...(afterId === undefined ? {} : { afterId }) };
  const longer = yield* withEdit(trip, edit);
  if (longer === undefined) return { unmet: "noneFits" };
  return { trip: yield* fillDay(longer, dayId, newIds(context)) };
}

function* removeDays(trip: SavedTrip, days: readonly TripDay[]): Generator<void, WishStep, void> {
  const free = days.filter((day) => !isKept(day));
  if (free.length === 0) return { unmet: days.length === 0 ? "noneThere" : "isLocked" };
  if (free.length === trip.document.tripData.itinerary.length) return { unmet: "lastDay" };
  let now = trip;
  for (const { id: dayId } of free) {
    now = (yield* withEdit(now, { kind: "remove-day", dayId })) ?? now;
  }
  return { trip: now };
}

function* swapDays(
  trip: SavedTrip,
  one: TripDay | undefined,
  other: TripDay | undefined,
): Generator<void, WishStep, void> {
  if (one === undefined || other === undefined) return { unmet: "noneThere" };
  if (one.id === other.id) return { unmet: "isSo" };
  if (isKept(one) || isKept(other)) return { unmet: "isLocked" };
  const ids = trip.document.tripData.itinerary.map(({ id }) => id);
  return yield* inOrder(
    trip,
    ids.map((id) => (id === one.id ? other.id : id === other.id ? one.id : id)),
  );
}

function* moveDay(
  trip: SavedTrip,
  day: TripDay | undefined,
  toDayId: string | undefined,
): Generator<void, WishStep, void> {
  if (day === undefined) return { unmet: "noneThere" };
  if (isKept(day)) return { unmet: "isLocked" };
  const ids = trip.document.tripData.itinerary.map(({ id }) => id);
  const at =
    toDayId === undefined
      ? -1
      : ({ first: 0, last: ids.length - 1 }[toDayId] ?? ids.indexOf(toDayId));
  if (at === -1) return { unmet: "noneThere" };
  if (ids[at] === day.id) return { unmet: "isSo" };
  return yield* inOrder(trip, ids.filter((id) => id !== day.id).toSpliced(at, 0, day.id));
}

/** The days in another order, by as few moves as there are days out of place. */
function* inOrder(trip: SavedTrip, order: readonly string[]): Generator<void, WishStep, void> {
  let now = trip;
  for (const [at, dayId] of order.entries()) {
    if (now.document.tripData.itinerary[at]?.id === dayId) continue;
    const afterId = order[at - 1];
    const edit: Edit = { kind: "move-day", dayId, ...(afterId === undefined ? {} : { afterId }) };
    now = (yield* withEdit(now, edit)) ?? now;
  }
  return now === trip ? { unmet: "noneFits" } : { trip: now };
}

/** A day that is locked, or has a locked place, keeps its date. */
function isKept({ isLocked, plan }: TripDay): boolean {
  return isLocked === true || plan.some((place) => place.isLocked === true);
}
