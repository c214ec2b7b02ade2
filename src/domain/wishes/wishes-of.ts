import { weekdayOf } from "../calendar-date.ts";
import { dietOf } from "../engine/days/suits-meal.ts";
import { dayAt } from "../trip/days-of-wish.ts";
import type { TripDay } from "../trip/trip.ts";
import type { SaidObject } from "./language/said-items.ts";
import type { When } from "./language/said-times.ts";
import type { SaidWish } from "./language/said-wish.ts";
import type { NamedPlaces, Wish } from "./wish.ts";

/** The days of a trip that some words name; undefined where they name none. */
export function dayIdsOf(
  when: When | undefined,
  days: readonly TripDay[],
): readonly string[] | undefined {
  if (when === undefined) return undefined;
  if (when.isEvery === true) return days.map(({ id }) => id);
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
  if (named !== undefined && named.length === 0) return "noDay";
  const isPlanned =
    "what" in said && said.what.kind === "places" && said.what.found[0]?.in === "plan";
  const scope = isPlanned || dayId === undefined ? undefined : [dayId];
  const dayIds = named ?? scope;
  const on = { text, ...(dayIds === undefined ? {} : { dayIds }) };
  const { when: _, ...verb } = said;
  switch (verb.verb) {
    case "need": {
      const diet = dietOf(verb);
      return diet === undefined ? "cantHere" : { verb: "diet", diet, ...on };
    }
    case "meal":
      return mealOf(verb, on);
    case "with":
      return "isSo";
    case "not-on":
      return { verb: "avoid", what: verb.what, ...on };
    case "add":
      return added(verb.what, named, days, on);
    case "set-start":
      return {
        verb: "set-start",
        what: verb.what as NamedPlaces,
        startMinutes: verb.minutes,
        ...on,
      };
    case "swap":
      return verb.by?.kind === "places" && verb.by.found[0]?.in === "plan"
        ? "cantHere"
        : { ...verb, ...on };
    case "add-day":
      return { ...verb, ...on };
    case "move-day": {
      const { to } = verb;
      const [toDayId] = typeof to === "string" ? [to] : (dayIdsOf(to, days) ?? []);
      return toDayId === undefined ? "noDay" : { verb: "move-day", toDayId, ...on };
    }
    case "swap-day-of":
      return { verb: "swap-day-of", of: verb.what, ...on };
    case "remove-days":
      return { verb: "remove-days", ...on };
    case "swap-days": {
      const other = dayIdsOf(verb.other, days) ?? [];
      return other.length === 0
        ? "noDay"
        : { verb: "swap-days", text, dayIds: [...(named ?? []), ...other] };
    }
    case "move":
      return moved(verb, on);
    case "at-least":
      return { verb: "add", what: verb.what, ...on };
    default:
      return { ...verb, ...on } as Wish;
  }
}

type On = { readonly text: string; readonly dayIds?: readonly string[] };

/** What the plan has already comes to the day that is named. */
function added(
  what: SaidObject,
  named: readonly string[] | undefined,
  days: readonly TripDay[],
  on: On,
): Wish {
  if (what.kind === "category" || what.found[0]?.in !== "plan") return { verb: "add", what, ...on };
  const [id] = what.found.map((place) => place.id);
  const isThere = days.some(
    (day) =>
      day.plan.some((place) => place.id === id) && (named === undefined || named.includes(day.id)),
  );
  return isThere ? { verb: "keep", what, ...on } : { verb: "move", what, to: "day", ...on };
}

/** @returns "cantHere" for a meal near a place that the trip doesn't have. */
function mealOf({ near, ...verb }: Extract<SaidWish, { verb: "meal" }>, on: On): Wish | "cantHere" {
  if (near === undefined || near === "hotel") return { ...verb, near, ...on };
  return near.kind === "places" && near.found[0]?.in === "plan"
    ? { ...verb, near, ...on }
    : "cantHere";
}

function moved({ what, to }: Extract<SaidWish, { verb: "move" }>, on: On): Wish | "cantHere" {
  if (what.kind !== "places") return "cantHere";
  if (what.found[0]?.in !== "plan") return { verb: "add", what, ...on };
  if (typeof to === "string") return { verb: "move", what, to, ...on };
  const other = "before" in to ? to.before : to.after;
  if (other.kind !== "places") return "cantHere";
  return { verb: "move", what, to: "before" in to ? { before: other } : { after: other }, ...on };
}
