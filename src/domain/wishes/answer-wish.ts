import type { KnownCity } from "../engine/known-city.ts";
import type { SavedTrip } from "../engine/reading/planned-trip.ts";
import { readTrip } from "../engine/reading/read-trip.ts";
import { checkEdited } from "../engine/revise/check-edited.ts";
import type { Trip } from "../trip/trip.ts";
import { meetPlaceWish, type PlaceWish } from "./meet-place-wish.ts";
import { isWholeDaysWish, meetWholeDays } from "./meet-whole-days.ts";
import { meetWithinDay, type WithinDayWish } from "./meet-within-day.ts";
import { readModelWishes } from "./model/read-model-wishes.ts";
import { readWishes } from "./read-wishes.ts";
import type { Wish } from "./wish.ts";
import type { UnmetReason, WishContext, WishStep } from "./wish-step.ts";

/** A wish that can't be met, or was not understood, in the traveller's words. */
export type UnmetWish = {
  readonly text: string;
  readonly reason: UnmetReason | "notUnderstood";
};

export type WishAnswer =
  /** Nothing was understood: its parts, as they were written. */
  | { readonly state: "unread"; readonly parts: readonly string[] }
  /** Some words of the wish may mean each of these; the full name in their place says which. */
  | { readonly state: "which"; readonly text: string; readonly names: readonly string[] }
  /** The trip as it would be, checked; the same trip where no wish can be met. */
  | { readonly state: "here"; readonly trip: Trip; readonly unmet: readonly UnmetWish[] };

/**
 * What a trip would be by wishes in plain words, for the traveller to accept or not. A part that is not
 * understood is named, and the rest is done. Pure. Yields every millisecond or so.
 *
 * @param asked `dayId`: the day that is meant where none is named; `read`: what a model reads the words as, for those
 * that the grammar does not understand, checked here (`readModelWishes`); `newId`: an id for a place that comes into the plan.
 */
export function* answerWish(
  trip: Trip,
  asked: {
    readonly text: string;
    readonly dayId?: string | undefined;
    readonly read?: unknown;
    newId(): string;
  },
  city: KnownCity | undefined,
): Generator<void, WishAnswer, void> {
  const { text, dayId } = asked;
  const byModel =
    asked.read === undefined ? undefined : readModelWishes(asked.read, text, trip, dayId, city);
  if (byModel !== undefined && "which" in byModel) return { state: "which", ...byModel.which };
  const { wishes, unread } = byModel ?? readWishes(text, trip, dayId, city);
  yield;
  if (wishes.length === 0 && unread.length > 0) return { state: "unread", parts: unread };
  const unmet: UnmetWish[] = unread.map((part) => ({ text: part, reason: "notUnderstood" }));
  const read = yield* readTrip(trip, city);
  let now = read;
  for (const wish of wishes) {
    const step = yield* meetWish(now, wish, asked);
    if ("which" in step) return { state: "which", ...step.which };
    if ("unmet" in step) unmet.push({ text: wish.text, reason: step.unmet });
    else now = step.trip;
  }
  const { document } = now === read ? now : yield* checkEdited(now);
  return { state: "here", trip: document, unmet };
}

function meetWish(
  trip: SavedTrip,
  wish: Wish,
  context: WishContext,
): Generator<void, WishStep, void> {
  if (isWholeDaysWish(wish)) return meetWholeDays(trip, wish, context);
  return isPlaceWish(wish)
    ? meetPlaceWish(trip, wish, context)
    : meetWithinDay(trip, wish as WithinDayWish, context);
}

function isPlaceWish(wish: Wish): wish is PlaceWish {
  return "what" in wish && wish.what !== undefined;
}
