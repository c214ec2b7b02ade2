import * as z from "zod/mini";
import { LIMITS } from "../../limits.ts";
import { type Idea, ideasSchema } from "../../trip/idea.ts";
import { isSameSlot, type Slot } from "../../trip/slot.ts";
import type { Trip } from "../../trip/trip.ts";
import { type EditKind, REFUSED } from "../edit-kind.ts";
import { inOrderOfIds } from "./plan-parts.ts";

const schema = z.strictObject({
  kind: z.literal("add-ideas"),
  ideas: ideasSchema.check(
    z.minLength(1),
    z.refine((ideas) => new Set(ideas.map(({ id }) => id)).size === ideas.length, "their own ids"),
  ),
});

/** Places that the traveller has in mind: new ones, or in place of those of their ids. */
export const addIdeas: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "untouched",
  apply(trip, { ideas }) {
    const ids = new Set(ideas.map(({ id }) => id));
    const others = (trip.ideas ?? []).filter(({ id }) => !ids.has(id));
    const next = withIdeas(trip, [...others, ...ideas]);
    if ((next.ideas?.length ?? 0) > LIMITS.trip.ideas) return { refused: "ideas_full" };
    return ideas.some(({ slot }) => isCrowded(next, slot)) ? REFUSED : next;
  },
  target: ({ ideas }) => `ideas-${ideas.map(({ id }) => id).join("-")}`,
  before: (trip, { ideas }) => ideas.map(({ id }) => ideaStands(trip, id)),
  describe: (_trip, { ideas }) => {
    const [only, ...others] = ideas;
    return others.length > 0 || only === undefined
      ? { code: "ideasAdded", values: { count: ideas.length } }
      : { code: "ideaAdded", values: { about: only.name } };
  },
};

function isCrowded({ ideas = [] }: Trip, slot: Slot | undefined): boolean {
  if (slot === undefined) return false;
  return ideas.filter((idea) => isSameSlot(idea.slot, slot)).length > LIMITS.list.candidates;
}

/** An idea as an edit's author saw it; "" where there is none of the id. */
export function ideaStands({ ideas = [] }: Trip, id: string): Idea | "" {
  return ideas.find((one) => one.id === id) ?? "";
}

/** The trip with other ideas, in the order of their ids, so on every device; without the field where there are none. */
export function withIdeas({ ideas: _, ...trip }: Trip, ideas: readonly Idea[]): Trip {
  if (ideas.length === 0) return trip;
  return { ...trip, ideas: inOrderOfIds(ideas) };
}
