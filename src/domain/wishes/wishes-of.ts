import { weekdayOf } from "../calendar-date.ts";
import { dietOf, isSeafoodFree } from "../engine/days/suits-meal.ts";
import { dayAt } from "../trip/days-of-wish.ts";
import type { TripDay } from "../trip/trip.ts";
import { idsOf } from "./language/said-items.ts";
import type { When } from "./language/said-times.ts";
import { markOf, type SaidWish, type SaidWishOf } from "./language/said-wish.ts";
import type { Wish, WishOf } from "./wish.ts";

/** The days of a trip that some words name; undefined where they name none. */
export function dayIdsOf(
  when: When | undefined,
  days: readonly TripDay[],
): readonly string[] | undefined {
  if (when === undefined) return undefined;
  if (when.isEvery === true) {
    const not = dayIdsOf(when.except, days) ?? [];
    return days.flatMap(({ id }) => (not.includes(id) ? [] : [id]));
  }
  const isNamed = ({ date }: TripDay, index: number) =>
    when.days?.some((day) => dayAt(day, days.length) === index) === true ||
    (date !== undefined &&
      (when.weekdays?.includes(weekdayOf(date)) === true ||
        when.dates?.includes(Number(date.slice(8))) === true));
  return days.filter(isNamed).map(({ id }) => id);
}

/**
 * A said wish as one of a trip that stands.
 *
 * @param dayId the day that is meant where none is named.
 * @returns "noDay" where it names a day that the trip doesn't have, "cantHere" where nothing of a plan could meet it.
 */
export function wishOf(
  said: SaidWish,
  text: string,
  days: readonly TripDay[],
  dayId: string | undefined,
): Wish | "noDay" | "cantHere" | "isSo" {
  const named = dayIdsOf(said.when, days);
  const others = [
    said.verb === "swap-days" ? said.other : undefined,
    said.verb === "move-day" && typeof said.to !== "string" ? said.to : undefined,
  ];
  const isUnknown = (when: When | undefined) => dayIdsOf(when, days)?.length === 0;
  // "The Louvre is closed on Tuesday": a trip without one has it on another day.
  const isNoDay = named?.length === 0 && said.verb !== "not-on";
  if (isNoDay || others.some(isUnknown)) return "noDay";
  const scope = dayId === undefined || isPlanned(said) ? undefined : [dayId];
  const dayIds = named ?? scope;
  const wish: Wish = { ...said, text, ...(dayIds === undefined ? {} : { dayIds }) };
  switch (wish.verb) {
    case "need":
      return dietOf(wish) === undefined && !isSeafoodFree(wish) && wish.need !== "stepFree"
        ? "cantHere"
        : wish;
    case "meal":
      return isKnownSpot(wish.near) ? withBrunchDay(wish, days) : "cantHere";
    case "with":
      return "isSo";
    case "add":
      return added(wish, named, days);
    case "move":
      return wish.to !== "day" || wish.what.kind === "category" || isPlanned(wish)
        ? wish
        : { ...wish, verb: "add" };
    default:
      return wish;
  }
}

/** What comes to a spot of a day comes to the day first: "add the market after the museum". */
export function withItsSpot(
  wish: Wish,
  said: SaidWish,
  days: readonly TripDay[],
  former: readonly Wish[],
): readonly Wish[] {
  if (wish.verb !== "add" || said.verb !== "move") return [wish];
  const { to } = said;
  if (to === "day" || to === "other-day") return [wish];
  const mark = markOf(to);
  const [id] = mark === undefined ? [] : idsOf(mark);
  const day = days.find(({ plan }) => plan.some((place) => place.id === id));
  const on = day === undefined ? {} : { dayIds: [day.id] };
  const { text, dayIds } = wish;
  const [own] = said.what.kind === "places" ? said.what.found : [];
  const isComing = former.some(
    (one) => one.verb === "add" && one.what.kind === "places" && one.what.found[0]?.id === own?.id,
  );
  const moved: Wish = { ...said, text, ...(dayIds === undefined ? {} : { dayIds }), ...on };
  return isComing ? [moved] : [{ ...wish, ...on }, moved];
}

/** "Replace the market and the castle with a beach" is one wish: neither goes where no beach comes. */
export function asOneSwap(wishes: readonly Wish[]): readonly Wish[] {
  const swapFor = (wish: Wish) =>
    wish.verb === "remove"
      ? wishes.find(({ verb, text }) => verb === "swap" && text === wish.text)
      : undefined;
  return wishes.flatMap((wish) => {
    if (swapFor(wish) !== undefined) return [];
    const goneToo = wishes.flatMap((one) =>
      one.verb === "remove" && swapFor(one) === wish ? [one.what] : [],
    );
    return goneToo.length === 0 ? [wish] : [{ ...wish, goneToo }];
  });
}

function isPlanned(wish: SaidWish): boolean {
  return "what" in wish && wish.what.kind === "places" && wish.what.found[0]?.in === "plan";
}

/** What the plan has already comes to the day that is named. */
function added(
  wish: WishOf<"add">,
  named: readonly string[] | undefined,
  days: readonly TripDay[],
): Wish {
  const { what } = wish;
  if (what.kind === "category" || !isPlanned(wish)) return wish;
  const [id] = what.found.map((place) => place.id);
  const isThere = days.some(
    (day) =>
      day.plan.some((place) => place.id === id) && (named === undefined || named.includes(day.id)),
  );
  return isThere ? { ...wish, verb: "keep" } : { ...wish, verb: "move", to: "day" };
}

const IS_BRUNCH = /\bbrunch\b/i;
const SAYS_EACH = /\b(?:every|each|all|daily|always|both)\b/i;

/** "Brunch" is one, at a weekend where the trip has one; each day has no early lunch for it. */
function withBrunchDay(wish: WishOf<"meal">, days: readonly TripDay[]): WishOf<"meal"> {
  const isOnce =
    wish.dayIds === undefined && IS_BRUNCH.test(wish.text) && !SAYS_EACH.test(wish.text);
  if (!isOnce || wish.isGone === true) return wish;
  const isWeekend = ({ date }: TripDay) => date !== undefined && [5, 6].includes(weekdayOf(date));
  const inside = days.length > 2 ? days.slice(1, -1) : days;
  const day = inside.findLast(isWeekend) ?? days.find(isWeekend) ?? inside[0];
  return day === undefined ? wish : { ...wish, dayIds: [day.id] };
}

/** Whether it is known where a meal is to be near. */
function isKnownSpot(near: SaidWishOf<"meal">["near"]): boolean {
  return (
    near === undefined ||
    near === "hotel" ||
    // What no list has is nowhere.
    (near.kind === "places" && near.found.some(({ id, name }) => id !== name))
  );
}
