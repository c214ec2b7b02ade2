import type * as z from "zod/mini";
import type { ErrorCode } from "../errors/app-error.ts";
import type { MessageOf } from "../message.ts";
import type { Words } from "../messages/words.ts";
import type { Trip } from "../trip/trip.ts";

/** Why an edit can't be made to a trip. */
export type Refusal = {
  readonly refused: Extract<
    ErrorCode,
    "change_impossible" | "day_locked" | "trip_full" | "costs_full" | "ideas_full" | "list_full"
  >;
};

/** The result of an edit. */
export type Edited = Trip | "deleted" | Refusal;

/** A description of edits. */
export type MadeDescription = MessageOf<Words["made"]>;

/**
 * The effect of an edit on the plan: nothing, or it changes days whose hours are then worked out anew
 * (`retimed`), or it puts days with their hours (`given`).
 */
export type PlanEffect = "untouched" | "retimed" | "given";

/** A kind of edit. All of it is pure, and names days, places and hotels by their ids. */
export type EditKind<Edit extends { readonly kind: string }> = {
  readonly schema: z.ZodMiniType<Edit>;
  readonly plan: PlanEffect;
  /** The trip with the edit made; days that it doesn't change are the same objects. `version` is the caller's to count. */
  apply(trip: Trip, edit: Edit): Edited;
  /** Of edits that leave the plan untouched, two of the same target take each other's place. */
  target(edit: Edit): string;
  /** The value at the target, as JSON; undefined where the trip has no such target. */
  before(trip: Trip, edit: Edit): unknown;
  /** Describes the edit. @param trip as it was before; what is gone from it has the name "". */
  describe(trip: Trip, edit: Edit): MadeDescription;
};

/** The trip, or a day of it, has as much as it can hold. */
export const TRIP_FULL: Refusal = { refused: "trip_full" };

/** The trip has no such target. */
export const REFUSED: Refusal = { refused: "change_impossible" };

export function isRefusal(edited: Edited): edited is Refusal {
  return typeof edited === "object" && "refused" in edited;
}

/** Whether an edit was made, and left a trip. */
export function isTrip(edited: Edited): edited is Trip {
  return edited !== "deleted" && !isRefusal(edited);
}
