import type { SavedPlace, SavedTrip } from "../engine/reading/planned-trip.ts";
import { daysOf } from "../engine/reading/read-trip.ts";
import type { WishOf } from "./wish.ts";
import {
  isHeld,
  planned,
  spotsFor,
  type WishStep,
  whyHeld,
  withBestEdit,
  withEdit,
} from "./wish-step.ts";

/** Brings places to one day, or each to a day of its own, by as few moves as that takes. Yields every millisecond or so. */
export function* meetDaysOfPlaces(
  trip: SavedTrip,
  { what, others, verb, dayIds }: WishOf<"together" | "apart">,
): Generator<void, WishStep, void> {
  const places = [what, ...others].flatMap((one) => planned(trip, one));
  if (places.length < 2) return { unmet: "noneThere" };
  let now = trip;
  for (const place of places) {
    const { id } = place.text;
    const taken = daysTaken(now, places, place);
    const own = dayOf(now, id);
    if (own === undefined) continue;
    const isRight =
      verb === "together" ? own === (dayIds?.[0] ?? taken[0] ?? own) : !taken.includes(own);
    if (isRight) continue;
    if (isHeld(place.text)) return { unmet: whyHeld(place.text) };
    const target = dayIds?.[0] ?? taken[0];
    const moved = yield* withBestEdit(
      now,
      spotsFor(now, id, ({ text }) =>
        verb === "together" ? text.id === target : text.id !== own && !taken.includes(text.id),
      ),
    );
    if (moved === undefined) return { unmet: "noneFits" };
    now = moved;
  }
  return now === trip ? { unmet: "isSo" } : { trip: now };
}

/** Each comes to the spot of the other. Yields every millisecond or so. */
export function* exchangePlaces(
  trip: SavedTrip,
  { what, others }: WishOf<"exchange">,
): Generator<void, WishStep, void> {
  const [one, other] = [what, ...others].flatMap((each) => planned(trip, each));
  if (one === undefined || other === undefined) return { unmet: "noneThere" };
  const held = [one, other].find(({ text }) => isHeld(text));
  if (held !== undefined) return { unmet: whyHeld(held.text) };
  const spots = [one, other].map((place) => spotOf(trip, place.text.id));
  const [at, otherAt] = spots;
  if (at === undefined || otherAt === undefined) return { unmet: "noneThere" };
  let now = trip;
  for (const [placeId, target] of [
    [one.text.id, otherAt],
    [other.text.id, at],
  ] as const) {
    const plan = daysOf(now).find(({ text }) => text.id === target.dayId)?.text.plan ?? [];
    const after = plan.filter(({ id }) => id !== placeId)[target.index - 1]?.id;
    const edit = {
      kind: "move-place",
      placeId,
      dayId: target.dayId,
      ...(after === undefined ? {} : { afterId: after }),
    } as const;
    now = (yield* withEdit(now, edit)) ?? now;
  }
  return now === trip ? { unmet: "noneFits" } : { trip: now };
}

function spotOf(trip: SavedTrip, placeId: string) {
  for (const { text } of daysOf(trip)) {
    const index = text.plan.findIndex(({ id }) => id === placeId);
    if (index !== -1) return { dayId: text.id, index };
  }
  return undefined;
}

function dayOf(trip: SavedTrip, placeId: string): string | undefined {
  return daysOf(trip).find(({ places }) => places.some(({ text }) => text.id === placeId))?.text.id;
}

/** Days of those before it, which stay. */
function daysTaken(
  trip: SavedTrip,
  places: readonly SavedPlace[],
  place: SavedPlace,
): readonly string[] {
  return places.slice(0, places.indexOf(place)).flatMap(({ text }) => dayOf(trip, text.id) ?? []);
}
