import * as z from "zod/mini";
import { isSameJson } from "../is-same-json.ts";
import type { Trip } from "../trip/trip.ts";
import {
  type Edited,
  type EditKind,
  isRefusal,
  isTrip,
  type MadeDescription,
  type PlanEffect,
} from "./edit-kind.ts";
import { addDay } from "./kinds/add-day.ts";
import { addHotel } from "./kinds/add-hotel.ts";
import { addIdeas } from "./kinds/add-ideas.ts";
import { addPlace } from "./kinds/add-place.ts";
import { removeBooking } from "./kinds/bookings/remove-booking.ts";
import { setBooking } from "./kinds/bookings/set-booking.ts";
import { changeBase } from "./kinds/change-base.ts";
import { chooseHotel } from "./kinds/choose-hotel.ts";
import { setBudget } from "./kinds/costs/set-budget.ts";
import { setExpense } from "./kinds/costs/set-expense.ts";
import { setTraveller } from "./kinds/costs/set-traveller.ts";
import { deleteTrip } from "./kinds/delete-trip.ts";
import { addListItems } from "./kinds/lists/add-list-items.ts";
import { removeListItem } from "./kinds/lists/remove-list-item.ts";
import { tickListItems } from "./kinds/lists/tick-list-items.ts";
import { moveDay } from "./kinds/move-day.ts";
import { movePlace } from "./kinds/move-place.ts";
import { removeDay } from "./kinds/remove-day.ts";
import { removeHotel } from "./kinds/remove-hotel.ts";
import { removeIdea } from "./kinds/remove-idea.ts";
import { removePlace } from "./kinds/remove-place.ts";
import { setBooked } from "./kinds/set-booked.ts";
import { setLock } from "./kinds/set-lock.ts";
import { setNote } from "./kinds/set-note.ts";
import { setPace } from "./kinds/set-pace.ts";
import { setPlan } from "./kinds/set-plan.ts";
import { setStart } from "./kinds/set-start.ts";
import { setStartDate } from "./kinds/set-start-date.ts";
import { setStay } from "./kinds/set-stay.ts";
import { setTable } from "./kinds/set-table.ts";
import { setTitle } from "./kinds/set-title.ts";
import { setVisited } from "./kinds/set-visited.ts";
import { swapPlace } from "./kinds/swap-place.ts";

/** Every kind of edit, under the `kind` of its edits. A new one is a file beside this one and a line here. */
export const EDIT_KINDS = {
  "set-title": setTitle,
  "set-note": setNote,
  "set-start-date": setStartDate,
  "move-place": movePlace,
  "remove-place": removePlace,
  "add-place": addPlace,
  "swap-place": swapPlace,
  "set-table": setTable,
  "set-stay": setStay,
  "set-start": setStart,
  "set-lock": setLock,
  "set-booked": setBooked,
  "set-booking": setBooking,
  "remove-booking": removeBooking,
  "set-visited": setVisited,
  "set-pace": setPace,
  "add-day": addDay,
  "remove-day": removeDay,
  "move-day": moveDay,
  "change-base": changeBase,
  "choose-hotel": chooseHotel,
  "add-hotel": addHotel,
  "remove-hotel": removeHotel,
  "set-plan": setPlan,
  "add-ideas": addIdeas,
  "remove-idea": removeIdea,
  "add-list-items": addListItems,
  "tick-list-items": tickListItems,
  "remove-list-item": removeListItem,
  "set-expense": setExpense,
  "set-traveller": setTraveller,
  "set-budget": setBudget,
  "delete-trip": deleteTrip,
} as const;

type Kinds = Readonly<Record<string, EditKind<{ readonly kind: string }>>>;
/** The edits of all these kinds. */
type EditOf<These extends Kinds> = {
  [Name in keyof These]: These[Name] extends EditKind<infer Edit> ? Edit : never;
}[keyof These];

/** Something a traveller does to a trip. */
export type Edit = EditOf<typeof EDIT_KINDS>;

/** Edits of some kinds as they are sent. */
export function editSchemaOf<const These extends Kinds>(kinds: These) {
  return z.discriminatedUnion(
    "kind",
    Object.values(kinds).map(({ schema }) => schema) as never,
  ) as unknown as z.ZodMiniType<EditOf<These>>;
}

// An edit's own `kind` names the kind that it is of.
const kindOf = (edit: Edit) => EDIT_KINDS[edit.kind] as unknown as EditKind<Edit>;

function applyOne(trip: Trip, edit: Edit): Edited {
  const kind = kindOf(edit);
  const edited = kind.apply(trip, edit);
  if (kind.plan === "untouched" || !isTrip(edited) || edited.planCheck === undefined) return edited;
  return { ...edited, planCheck: { ...edited.planCheck, isStale: true } };
}

/** What can be done with edits of any kind. */
export const edits = {
  schema: editSchemaOf(EDIT_KINDS),
  /** Makes all edits, in order, or none of them. */
  apply(trip: Trip, made: readonly Edit[]): Edited {
    let edited = trip;
    for (const edit of made) {
      const next = applyOne(edited, edit);
      if (!isTrip(next)) return next;
      edited = next;
    }
    return edited;
  },
  /** The effect of an edit on the plan. */
  effect: (edit: Edit): PlanEffect => kindOf(edit).plan,
  /** Names what an edit is about: two edits of the same target take each other's place. */
  target: (edit: Edit): string => kindOf(edit).target(edit),
  /** The value at the edit's target, as JSON; undefined where the trip has no such target. */
  before: (trip: Trip, edit: Edit): unknown => kindOf(edit).before(trip, edit),
  /** The value at each one's target, as the edits before it leave the trip. */
  befores(trip: Trip, made: readonly Edit[]): unknown[] {
    let now = trip;
    return made.map((edit) => {
      const before = edits.before(now, edit);
      const next = applyOne(now, edit);
      if (isTrip(next)) now = next;
      return before;
    });
  },
  /**
   * Whether an edit can still be made as it was meant: its target holds what its author saw there, or
   * what the edit makes of it.
   *
   * @param before what `before` gave for the trip that the author saw.
   */
  isUntouched(trip: Trip, edit: Edit, before: unknown): boolean {
    const now = edits.before(trip, edit);
    // An undefined value comes as null over the network.
    if (isSameJson(now ?? null, before ?? null)) return true;
    const edited = kindOf(edit).apply(trip, edit);
    return isTrip(edited) && isSameJson(now, edits.before(edited, edit));
  },
  /**
   * Which of some edits, made in this order, can no longer be made as they were meant: each is compared with the
   * trip as those before it leave it. One that can't be made at all counts where it would keep others from being made.
   */
  touched<Made extends { readonly edit: Edit; readonly before: unknown }>(
    trip: Trip,
    made: readonly Made[],
  ): readonly Made[] {
    let now = trip;
    let isAnyMade = false;
    const refused = new Set<Made>();
    const touched = made.filter((one) => {
      if (!edits.isUntouched(now, one.edit, one.before)) return true;
      const next = applyOne(now, one.edit);
      if (isRefusal(next)) {
        refused.add(one);
        return true;
      }
      isAnyMade = true;
      if (isTrip(next)) now = next;
      return false;
    });
    return isAnyMade ? touched : touched.filter((one) => !refused.has(one));
  },
  /**
   * Describes edits for a trip's history: the one that was wanted, where the others only give the plan that follows.
   *
   * @param trip as it was before.
   */
  describe(trip: Trip, made: readonly Edit[]): MadeDescription {
    const wanted = made.filter((edit) => kindOf(edit).plan !== "given");
    const [edit, ...others] = wanted.length === 0 ? made : wanted;
    return edit === undefined || others.length > 0
      ? { code: "several", values: { count: made.length } }
      : kindOf(edit).describe(trip, edit);
  },
};
