import type { SavedTrip } from "../engine/reading/planned-trip.ts";
import { dayOf } from "../engine/reading/read-trip.ts";
import { swapOne } from "./bring-place.ts";
import { meetHotel } from "./meet-hotel.ts";
import { isMealsWish, meetMeals } from "./meet-meals.ts";
import { meetPlaceWish, type PlaceWish } from "./meet-place-wish.ts";
import { isWholeDaysWish, meetWholeDays } from "./meet-whole-days.ts";
import { meetWithinDay, type WithinDayWish } from "./meet-within-day.ts";
import type { Wish, WishOf } from "./wish.ts";
import { isHeld, unlockedDays, type WishContext, type WishStep, withEdit } from "./wish-step.ts";

/** Meets one wish, by what it is about. Yields every millisecond or so. */
export function meetWish(
  trip: SavedTrip,
  wish: Wish,
  context: WishContext,
): Generator<void, WishStep, void> {
  if (wish.verb === "hotel") return meetHotel(trip, wish, context);
  if (wish.verb === "need" && wish.need === "stepFree") return meetSteps(trip, wish, context);
  if (isMealsWish(wish)) return meetMeals(trip, wish, context);
  if (isWholeDaysWish(wish)) return meetWholeDays(trip, wish, context);
  return isPlaceWish(wish)
    ? meetPlaceWish(trip, wish, context)
    : meetWithinDay(trip, wish as WithinDayWish, context);
}

function isPlaceWish(wish: Wish): wish is PlaceWish {
  return "what" in wish && wish.what !== undefined;
}

/**
 * "No stairs" on a trip that stands: what is known to have steps gives way to another place of its kind that isn't, or goes.
 * Of most places nobody knows, which is said beside it.
 */
function* meetSteps(
  trip: SavedTrip,
  wish: WishOf<"need">,
  context: WishContext,
): Generator<void, WishStep, void> {
  const need = { kind: "need", need: "stepFree", text: wish.text } as const;
  const steep = unlockedDays(trip, wish).flatMap(({ text, places }) =>
    places.flatMap((place) =>
      place.known?.stepFree === "no" && !isHeld(place.text)
        ? [{ dayId: text.id, placeId: place.text.id }]
        : [],
    ),
  );
  let now = trip;
  for (const { dayId, placeId } of steep) {
    const day = dayOf(now, dayId);
    const place = day?.places.find(({ text }) => text.id === placeId);
    if (day === undefined || place === undefined) continue;
    // What comes is chosen as for a trip that was planned so.
    const request = { ...now.request, wishes: [...(now.request.wishes ?? []), need] };
    const step = yield* swapOne({ ...now, request }, { place, day }, {}, context);
    now =
      "trip" in step
        ? { ...step.trip, request: trip.request }
        : ((yield* withEdit(now, { kind: "remove-place", placeId })) ?? now);
  }
  return now === trip ? { unmet: "cantHere" } : { trip: now };
}
