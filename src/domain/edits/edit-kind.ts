import type * as z from "zod/mini";
import type { ErrorCode } from "../app-error.ts";
import type { EDIT_MESSAGES } from "../messages/en/edit-messages.ts";
import type { MessageOf } from "../messages/message.ts";
import type { Trip } from "../trip/trip.ts";

/** Why an edit can't be made to a trip. */
export type Refusal = { readonly refused: Extract<ErrorCode, "change_impossible"> };

/** What an edit makes of a trip. */
export type Edited = Trip | "deleted" | Refusal;

/** What an edit is about. */
export type EditDescription = MessageOf<typeof EDIT_MESSAGES>;

/**
 * A kind of edit. All of it is pure, and names days, places and hotels by their ids.
 *
 * `Inverse` is the edit which puts back; of another kind where that is so, as adding is for removing.
 */
export type EditKind<
  Edit extends { readonly kind: string },
  Inverse extends { readonly kind: string } = Edit,
> = {
  readonly schema: z.ZodMiniType<Edit>;
  /** Whether it changes what the plan check looked at, which is stale from then on. */
  readonly changesPlan: boolean;
  /** The trip with the edit made; its `version` is the caller's to count. */
  apply(trip: Trip, edit: Edit): Edited;
  /**
   * The edit which puts back what this one changes.
   *
   * @param before the trip as it is before the edit, to which the edit can be made.
   * @returns undefined where nothing puts it back.
   */
  invert(before: Trip, edit: Edit): Inverse | undefined;
  /** Two edits of the same target take each other's place. */
  target(edit: Edit): string;
  /** What stands at the target, as JSON; undefined where the trip has no such target. */
  before(trip: Trip, edit: Edit): unknown;
  describe(trip: Trip, edit: Edit): EditDescription;
};

export function isRefusal(edited: Edited): edited is Refusal {
  return typeof edited === "object" && "refused" in edited;
}
