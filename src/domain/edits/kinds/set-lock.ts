import * as z from "zod/mini";
import { partIdSchema } from "../../limits.ts";
import { type EditKind, REFUSED } from "../edit-kind.ts";
import { findDay, findPlace, partName, withDayOrPlace } from "./plan-parts.ts";
import { withField } from "./with-field.ts";

const schema = z.strictObject({
  kind: z.literal("set-lock"),
  /** A day or a place of the plan. */
  id: partIdSchema,
  isLocked: z.boolean(),
});

/** Keeps a day as it is, or a place on its day and at its hour, whatever else changes; or no longer. */
export const setLock: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "untouched",
  apply: (trip, { id, isLocked }) =>
    withDayOrPlace(trip, id, (part) => withField(part, "isLocked", isLocked || undefined)) ??
    REFUSED,
  target: ({ id }) => `lock-${id}`,
  before(trip, { id }) {
    const part = findDay(trip, id) ?? findPlace(trip, id)?.place;
    return part === undefined ? undefined : part.isLocked === true;
  },
  describe: (trip, { id, isLocked }) => ({
    code: isLocked ? "locked" : "unlocked",
    values: { about: partName(trip, id) },
  }),
};
