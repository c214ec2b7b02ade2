import type { Trip } from "../trip/trip.ts";
import type { Choice, SaidPart, SaidWish } from "./language/said-wish.ts";

/** What no lock lets happen to a place. */
const CHANGES =
  /^(?:remove|swap|move|exchange|not-on|set-start|set-end|stay|swap-day-of|together|apart)$/;

/**
 * The buttons of a question but those that a lock refuses, which would only say so once they are pressed.
 *
 * @returns "isLocked" where nothing else is left to do about it.
 */
export function withoutLocked(
  part: SaidPart,
  { tripData: { itinerary } }: Trip,
): SaidPart | "isLocked" {
  if (part.kind !== "ask") return part;
  const locked = new Set(
    itinerary.flatMap(({ isLocked: isDay, plan }) =>
      plan.filter(({ isLocked }) => isDay === true || isLocked === true).map(({ id }) => id),
    ),
  );
  const isLocked = (wish: SaidWish) =>
    placesOf(wish).some((found) => found.every(({ id }) => locked.has(id)));
  const isRefused = ({ wishes }: Choice) =>
    wishes.some((wish) => CHANGES.test(wish.verb) && isLocked(wish));
  const choices = part.choices.filter((choice) => !isRefused(choice));
  if (choices.length === part.choices.length) return part;
  const isIdle = ({ label, wishes }: Choice) =>
    label === "note" || wishes.every((wish) => wish.verb === "keep" && isLocked(wish));
  return choices.every(isIdle) ? "isLocked" : { ...part, choices };
}

function placesOf(wish: SaidWish) {
  return "what" in wish && wish.what?.kind === "places" ? [wish.what.found] : [];
}
