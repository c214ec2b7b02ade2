import * as z from "zod/mini";
import { LIMITS, lineSchema, oneLine } from "../../limits.ts";
import type { EditKind } from "../edit-kind.ts";
import { withText } from "./with-field.ts";

const schema = z.strictObject({
  kind: z.literal("set-title"),
  /** Empty: the trip is called by its destination. */
  text: lineSchema(LIMITS.text.title),
});

/** The traveller's own title of the trip. */
export const setTitle: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "untouched",
  apply: (trip, { text }) => withText(trip, "title", oneLine(text)),
  target: () => "title",
  before: (trip) => trip.title ?? "",
  describe: (_trip, { text }) =>
    text.trim() === "" ? { code: "unnamed" } : { code: "renamed", values: { to: text.trim() } },
};
