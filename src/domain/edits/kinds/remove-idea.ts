import * as z from "zod/mini";
import { partIdSchema } from "../../limits.ts";
import type { EditKind } from "../edit-kind.ts";
import { ideaStands, withIdeas } from "./add-ideas.ts";

const schema = z.strictObject({ kind: z.literal("remove-idea"), id: partIdSchema });

/** Takes a place off those that the traveller has in mind; where it is in the plan, it stays there. */
export const removeIdea: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "untouched",
  apply: (trip, { id }) =>
    withIdeas(
      trip,
      (trip.ideas ?? []).filter((idea) => idea.id !== id),
    ),
  target: ({ id }) => `idea-${id}`,
  before: (trip, { id }) => ideaStands(trip, id),
  describe(trip, { id }) {
    const idea = ideaStands(trip, id);
    return { code: "ideaRemoved", values: { about: idea === "" ? "" : idea.name } };
  },
};
