import * as z from "zod/mini";
import type { EditKind } from "../edit-kind.ts";

const schema = z.strictObject({ kind: z.literal("delete-trip") });

/** Any change of the trip in the meantime touches it. */
export const deleteTrip: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "untouched",
  apply: () => "deleted",
  target: () => "trip",
  before: ({ version = 1 }) => version,
  describe: () => ({ code: "deleted" }),
};
