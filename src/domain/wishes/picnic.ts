import type { SavedDay, SavedTrip } from "../engine/reading/planned-trip.ts";
import { dayOf } from "../engine/reading/read-trip.ts";
import { dayRulesBroken } from "../engine/revise/plan-problems.ts";
import { addOne } from "./bring-place.ts";
import { type MealWish, USUAL, withMeals } from "./meal-at.ts";
import { moveAfter } from "./meet-visit-hours.ts";
import type { NamedKind, Wish } from "./wish.ts";
import { isHeld, placesOfKind, type WishContext, type WishStep, withEdit } from "./wish-step.ts";

const PARK: NamedKind = {
  kind: "category",
  text: "park",
  categories: ["park"],
  isPlural: false,
};

/** So long before or after a usual lunch one eats what one has brought. */
const EARLIEST_MINUTES = 11 * 60 + 30;
const LATEST_MINUTES = 14 * 60 + 30;

/** Lunch without a table in a park of the day, to which one comes before it; on a day that is named a park may come for it. */
export function* picnic(
  trip: SavedTrip,
  days: readonly SavedDay[],
  { dayIds, text }: MealWish & Pick<Wish, "dayIds">,
  context: WishContext,
): Generator<void, WishStep, void> {
  let now = trip;
  const missed: string[] = [];
  for (const { text: day } of days) {
    const made = yield* inPark(now, day.id);
    if (made !== undefined) now = made;
    else if (dayIds !== undefined) {
      const add = { verb: "add", what: PARK, text, dayIds: [day.id] } as const;
      const added = yield* addOne(now, add, context);
      const there = "trip" in added ? yield* inPark(added.trip, day.id) : undefined;
      if (there === undefined) missed.push(day.day);
      else now = there;
    }
  }
  return now === trip ? { unmet: "noneFits" } : { trip: now, missed };
}

function* inPark(trip: SavedTrip, dayId: string): Generator<void, SavedTrip | undefined, void> {
  const day = dayOf(trip, dayId);
  if (day === undefined) return undefined;
  const lunch = day.text.meals?.find(({ kind }) => kind === "lunch");
  const start = lunch?.startMinutes ?? USUAL.lunch.startMinutes;
  for (const park of placesOfKind([day], PARK)) {
    const { id } = park.text;
    const others = day.text.plan.filter((one) => one.id !== id);
    const before = others.filter(({ visit }) => (visit?.endMinutes ?? 0) <= start).length;
    const most = dayRulesBroken(trip, dayId).length;
    const moved = isHeld(park.text)
      ? undefined
      : yield* withEdit(trip, moveAfter(id, { ...day.text, plan: others }, before));
    for (const some of [trip, moved]) {
      const then = some && dayOf(some, dayId);
      if (some === undefined || then === undefined) continue;
      if (dayRulesBroken(some, dayId).length > most) continue;
      const met = yield* lunchAfter(some, then, id);
      if (met !== undefined) return met;
    }
  }
  return undefined;
}

/** The day with its lunch at the end of a visit, where there is time before the next. */
function* lunchAfter(
  trip: SavedTrip,
  { text }: SavedDay,
  id: string,
): Generator<void, SavedTrip | undefined, void> {
  const at = text.plan.findIndex((one) => one.id === id);
  const [park, next] = [text.plan[at], text.plan[at + 1]];
  const startMinutes = park?.visit?.endMinutes ?? 0;
  if (startMinutes < EARLIEST_MINUTES || startMinutes > LATEST_MINUTES) return undefined;
  const lunch = text.meals?.find(({ kind }) => kind === "lunch");
  const minutes = lunch ? lunch.endMinutes - lunch.startMinutes : USUAL.lunch.minutes;
  const endMinutes = startMinutes + minutes;
  const isFree = next?.visit === undefined || next.visit.startMinutes >= endMinutes;
  if (!isFree || park === undefined) return undefined;
  const meal = { kind: "lunch", startMinutes, endMinutes, near: park.placeName } as const;
  const others = (text.meals ?? []).filter(({ kind }) => kind !== "lunch");
  return yield* withMeals(
    trip,
    text,
    [...others, meal].toSorted((a, b) => a.startMinutes - b.startMinutes),
  );
}
