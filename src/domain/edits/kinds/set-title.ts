import * as z from "zod/mini";
import type { EditKind } from "../edit-kind.ts";
import { withText } from "./with-text.ts";

export const MAX_TITLE = 120;

const schema = z.strictObject({
  kind: z.literal("set-title"),
  /** Empty: the trip is called by its destination. */
  text: z.string().check(z.maxLength(MAX_TITLE)),
});

/** What the traveller calls the trip. */
export const setTitle: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "untouched",
  apply: (trip, { text }) => withText(trip, "title", text),
  target: () => "title",
  before: (trip) => trip.title ?? "",
  describe: () => ({ code: "title" }),
};
