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

type Kind = { readonly kind: string };
type Kinds = Readonly<Record<string, EditKind<Kind>>>;
/** The edits of all these kinds. */
export type EditOf<These extends Kinds> = {
  [Name in keyof These]: These[Name] extends EditKind<infer Edit> ? Edit : never;
}[keyof These];

/** Functions for edits of some kinds. */
export type EditVocabulary<Edit extends Kind> = {
  readonly schema: z.ZodMiniType<Edit>;
  /** Makes all edits, in order, or none of them. */
  apply(trip: Trip, edits: readonly Edit[]): Edited;
  /** The effect of an edit on the plan. */
  effect(edit: Edit): PlanEffect;
  /** Names what an edit is about: two edits of the same target take each other's place. */
  target(edit: Edit): string;
  /** The value at the edit's target, as JSON; undefined where the trip has no such target. */
  before(trip: Trip, edit: Edit): unknown;
  /** The value at each one's target, as the edits before it leave the trip. */
  befores(trip: Trip, edits: readonly Edit[]): unknown[];
  /**
   * Whether an edit can still be made as it was meant: its target holds what its author saw there, or
   * what the edit makes of it.
   *
   * @param before what `before` gave for the trip that the author saw.
   */
  isUntouched(trip: Trip, edit: Edit, before: unknown): boolean;
  /**
   * Which of some edits, made in this order, can no longer be made as they were meant: each is compared with the
   * trip as those before it leave it. One that can't be made at all counts where it would keep others from being made.
   */
  touched<Made extends { readonly edit: Edit; readonly before: unknown }>(
    trip: Trip,
    made: readonly Made[],
  ): readonly Made[];
  /**
   * Describes edits for a trip's history: the one that was wanted, where the others only give the plan that follows.
   *
   * @param trip as it was before.
   */
  describe(trip: Trip, edits: readonly Edit[]): MadeDescription;
};

/** @param kinds under the `kind` of their edits. */
export function editVocabulary<const These extends Kinds>(
  kinds: These,
): EditVocabulary<EditOf<These>> {
  type Edit = EditOf<These>;
  // An edit's own `kind` names the kind that it is of.
  const kindOf = (edit: Edit) => kinds[edit.kind] as unknown as EditKind<Edit>;

  function applyOne(trip: Trip, edit: Edit): Edited {
    const kind = kindOf(edit);
    const edited = kind.apply(trip, edit);
    const isChecked = typeof edited === "object" && "planCheck" in edited;
    if (kind.plan === "untouched" || !isChecked || edited.planCheck === undefined) return edited;
    return { ...edited, planCheck: { ...edited.planCheck, isStale: true } };
  }

  function apply(trip: Trip, edits: readonly Edit[]): Edited {
    let edited = trip;
    for (const edit of edits) {
      const next = applyOne(edited, edit);
      if (!isTrip(next)) return next;
      edited = next;
    }
    return edited;
  }

  function isUntouched(trip: Trip, edit: Edit, before: unknown): boolean {
    const kind = kindOf(edit);
    const now = kind.before(trip, edit);
    // An undefined value comes as null over the network.
    if (isSameJson(now ?? null, before ?? null)) return true;
    const edited = kind.apply(trip, edit);
    return edited !== "deleted" && !isRefusal(edited) && isSameJson(now, kind.before(edited, edit));
  }

  return {
    schema: z.discriminatedUnion(
      "kind",
      Object.values(kinds).map(({ schema }) => schema) as never,
    ) as unknown as z.ZodMiniType<Edit>,
    apply,
    effect: (edit) => kindOf(edit).plan,
    target: (edit) => kindOf(edit).target(edit),
    before: (trip, edit) => kindOf(edit).before(trip, edit),
    befores(trip, made) {
      let now = trip;
      return made.map((edit) => {
        const before = kindOf(edit).before(now, edit);
        const next = applyOne(now, edit);
        if (isTrip(next)) now = next;
        return before;
      });
    },
    isUntouched,
    touched(trip, made) {
      let now = trip;
      let isAnyMade = false;
      const refused = new Set<unknown>();
      const touched = made.filter((one) => {
        if (!isUntouched(now, one.edit, one.before)) return true;
        const next = applyOne(now, one.edit);
        if (next !== "deleted" && isRefusal(next)) {
          refused.add(one);
          return true;
        }
        isAnyMade = true;
        if (next !== "deleted") now = next;
        return false;
      });
      return isAnyMade ? touched : touched.filter((one) => !refused.has(one));
    },
    describe(trip, made) {
      const wanted = made.filter((edit) => kindOf(edit).plan !== "given");
      const [edit, ...others] = wanted.length === 0 ? made : wanted;
      return edit === undefined || others.length > 0
        ? { code: "several", values: { count: made.length } }
        : kindOf(edit).describe(trip, edit);
    },
  };
}
