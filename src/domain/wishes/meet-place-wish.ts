import type { Edit } from "../edits/edit-kinds.ts";
import type { Trip, TripDay, TripPlace } from "../trip/trip.ts";
import { addOne, swapOne } from "./bring-place.ts";
import type { NamedPlaces, Wish, WishObject } from "./wish.ts";
import {
  made,
  openDays,
  type PossibleEdit,
  placesOfKind,
  popularityOf,
  spotsOf,
  type WishContext,
  type WishStep,
  which,
  withBestEdit,
  withEdit,
} from "./wish-step.ts";

const LONGER = 1.5;
const STAY_STEP_MINUTES = 15;
const SHORTEST_STAY_MINUTES = 15;

/** Wishes about single places and kinds of place. */
export type PlaceWish = Extract<Wish, { readonly what: WishObject }>;

type Found = { readonly day: TripDay; readonly place: TripPlace };

/** Meets a wish about places. Locked places and days stay as they are. Yields every millisecond or so. */
export function* meetPlaceWish(
  trip: Trip,
  wish: PlaceWish,
  context: WishContext,
): Generator<void, WishStep, void> {
  switch (wish.verb) {
    case "add":
      return yield* addOne(trip, wish, context);
    case "lock":
    case "unlock": {
      const one = theOne(trip, wish.what, wish, context);
      if (!("place" in one)) return one;
      const edit = { kind: "set-lock", id: one.place.id, isLocked: wish.verb === "lock" } as const;
      return made(yield* withEdit(trip, edit, context));
    }
    case "remove":
    case "fewer":
    case "avoid":
      return yield* withoutSome(trip, wish, context);
    default:
      return yield* changeOne(trip, wish, context);
  }
}

function* changeOne(
  trip: Trip,
  wish: Extract<PlaceWish, { readonly verb: "swap" | "move" | "set-start" | "stay" }>,
  context: WishContext,
): Generator<void, WishStep, void> {
  const one = theOne(trip, wish.what, wish, context);
  if (!("place" in one)) return one;
  const { place, day } = one;
  const placeId = place.id;
  if (place.isLocked === true || day.isLocked === true) return { unmet: "isLocked" };
  switch (wish.verb) {
    case "swap":
      return yield* swapOne(trip, one, wish.by, context);
    case "move":
      return yield* moveOne(trip, one, wish, context);
    case "set-start": {
      const edit = { kind: "set-start", placeId, startMinutes: wish.startMinutes } as const;
      return made(yield* withEdit(trip, edit, context));
    }
    case "stay": {
      const minutes = stayMinutes(place, wish.minutes);
      return made(yield* withEdit(trip, { kind: "set-stay", placeId, minutes }, context));
    }
  }
}

function stayMinutes(
  { stayMinutes: chosen, visit }: TripPlace,
  wanted: number | "longer" | "shorter",
) {
  if (typeof wanted === "number") return wanted;
  const now = chosen ?? (visit === undefined ? 60 : visit.endMinutes - visit.startMinutes);
  const exact = wanted === "longer" ? now * LONGER : now / LONGER;
  const steps = Math.round(exact / STAY_STEP_MINUTES);
  return Math.max(SHORTEST_STAY_MINUTES, steps * STAY_STEP_MINUTES);
}

/** The place of the plan that is meant; a question where it may be several. */
function theOne(trip: Trip, what: WishObject, wish: Wish, { city }: WishContext): Found | WishStep {
  const { itinerary } = trip.tripData;
  const days =
    wish.dayIds === undefined ? itinerary : itinerary.filter(({ id }) => wish.dayIds?.includes(id));
  const places = what.kind === "category" ? placesOfKind(days, what, city) : planned(trip, what);
  const [place, ...others] = places;
  if (place === undefined) return { unmet: "noneThere" };
  if (others.length > 0)
    return which(
      what,
      places.map(({ placeName }) => placeName),
    );
  const day = itinerary.find(({ plan }) => plan.includes(place));
  return day === undefined ? { unmet: "noneThere" } : { place, day };
}

function planned({ tripData }: Trip, { found }: NamedPlaces): readonly TripPlace[] {
  const ids = new Set(found.map(({ id }) => id));
  return tripData.itinerary.flatMap(({ plan }) => plan.filter(({ id }) => ids.has(id)));
}

/** Takes places out, or to days where they may be. */
function* withoutSome(
  trip: Trip,
  wish: Extract<PlaceWish, { readonly verb: "remove" | "fewer" | "avoid" }>,
  context: WishContext,
): Generator<void, WishStep, void> {
  const { what } = wish;
  const { city } = context;
  let places: readonly TripPlace[];
  if (what.kind === "places") {
    const one = theOne(trip, what, wish, context);
    if (!("place" in one)) return one;
    const isElsewhere = wish.verb === "avoid" && wish.dayIds?.includes(one.day.id) !== true;
    if (isElsewhere) return { unmet: "isSo" };
    places = one.day.isLocked === true ? [] : [one.place];
    if (places.length === 0) return { unmet: "isLocked" };
  } else {
    places = placesOfKind(openDays(trip, wish), what, city);
    const isOneMeant = wish.verb === "remove" && !what.isPlural;
    if (isOneMeant && places.length > 1)
      return which(
        what,
        places.map(({ placeName }) => placeName),
      );
  }
  if (places.length === 0) return { unmet: wish.verb === "remove" ? "noneThere" : "isSo" };
  const free = places.filter((place) => place.isLocked !== true);
  if (free.length === 0) return { unmet: "isLocked" };
  const leastKnown = free.toSorted((a, b) => popularityOf(a, city) - popularityOf(b, city));
  const count = wish.verb === "fewer" ? Math.max(1, Math.floor(places.length / 2)) : free.length;
  let now = trip;
  for (const { id: placeId } of leastKnown.slice(0, count)) {
    const elsewhere =
      wish.verb === "avoid"
        ? yield* withBestEdit(
            now,
            spotsFor(now, placeId, (day) => wish.dayIds?.includes(day.id) !== true),
            context,
          )
        : undefined;
    now = elsewhere ?? (yield* withEdit(now, { kind: "remove-place", placeId }, context)) ?? now;
  }
  return { trip: now };
}

/** Every spot of some days to which a place may be moved. */
function spotsFor(
  { tripData }: Trip,
  placeId: string,
  isMeant: (day: TripDay) => boolean,
): readonly PossibleEdit[] {
  return tripData.itinerary
    .filter((day) => day.isLocked !== true && isMeant(day))
    .flatMap(({ id: dayId, plan }) =>
      spotsOf(plan.filter(({ id }) => id !== placeId)).map((after) => ({
        edit: { kind: "move-place", placeId, dayId, ...after },
        dayId,
      })),
    );
}

function* moveOne(
  trip: Trip,
  { place, day }: Found,
  { to, dayIds }: Extract<Wish, { readonly verb: "move" }>,
  context: WishContext,
): Generator<void, WishStep, void> {
  const placeId = place.id;
  const isMeant = (one: TripDay) => (dayIds === undefined ? one === day : dayIds.includes(one.id));
  const [target = day] = trip.tripData.itinerary.filter(isMeant);
  if (target.isLocked === true) return { unmet: "isLocked" };
  if (to === "day") {
    if (target === day) return { unmet: "isSo" };
    const fitting = yield* withBestEdit(trip, spotsFor(trip, placeId, isMeant), context);
    return made(
      fitting ?? (yield* withEdit(trip, moveAfter(placeId, target, target.plan.length), context)),
    );
  }
  const others = target.plan.filter(({ id }) => id !== placeId);
  const at = target.plan.findIndex(({ id }) => id === placeId);
  let index: number;
  if (typeof to === "string") {
    const spots = { first: 0, last: others.length, earlier: at - 1, later: at + 1 };
    index = spots[to];
  } else {
    const other = "before" in to ? to.before : to.after;
    const mark = others.findIndex(({ id }) => other.found.some((one) => one.id === id));
    if (mark === -1) return yield* besideOnItsDay(trip, placeId, to, context);
    index = "before" in to ? mark : mark + 1;
  }
  if (index === at && target === day) return { unmet: "isSo" };
  if (index < 0 || index > others.length) return { unmet: "isSo" };
  return made(
    yield* withEdit(trip, moveAfter(placeId, { ...target, plan: others }, index), context),
  );
}

/** "The Pantheon after the Trevi Fountain" where that is on another day. */
function* besideOnItsDay(
  trip: Trip,
  placeId: string,
  to: { readonly before: NamedPlaces } | { readonly after: NamedPlaces },
  context: WishContext,
): Generator<void, WishStep, void> {
  const [other] = planned(trip, "before" in to ? to.before : to.after);
  const day = trip.tripData.itinerary.find(
    ({ plan }) => other !== undefined && plan.includes(other),
  );
  if (day === undefined || other === undefined) return { unmet: "noneThere" };
  if (day.isLocked === true) return { unmet: "isLocked" };
  const at = day.plan.indexOf(other);
  return made(
    yield* withEdit(trip, moveAfter(placeId, day, "before" in to ? at : at + 1), context),
  );
}

function moveAfter(placeId: string, { id: dayId, plan }: TripDay, index: number): Edit {
  const after = plan[index - 1]?.id;
  return { kind: "move-place", placeId, dayId, ...(after === undefined ? {} : { afterId: after }) };
}
