import type { SavedTrip } from "../engine/reading/planned-trip.ts";
import { meetHotel } from "./meet-hotel.ts";
import { isMealsWish, meetMeals } from "./meet-meals.ts";
import { meetPlaceWish, type PlaceWish } from "./meet-place-wish.ts";
import { meetSteps } from "./meet-steps.ts";
import { isWholeDaysWish, meetWholeDays } from "./meet-whole-days.ts";
import { meetWithinDay, type WithinDayWish } from "./meet-within-day.ts";
import type { Wish } from "./wish.ts";
import type { WishContext, WishStep } from "./wish-step.ts";

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
