import * as z from "zod/mini";
import { LIMITS, partIdSchema, textSchema } from "../../limits.ts";
import { type EditKind, REFUSED } from "../edit-kind.ts";
import { findDay, findPlace, partName, withDayOrPlace } from "./plan-parts.ts";
import { withText } from "./with-field.ts";

const schema = z.strictObject({
  kind: z.literal("set-note"),
  /** The day or the place that it is about. */
  id: partIdSchema,
  /** Empty takes the note away. */
  text: textSchema(LIMITS.text.note),
});

/** The traveller's own words about a day or a place. */
export const setNote: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "untouched",
  apply: (trip, { id, text }) =>
    withDayOrPlace(trip, id, (part) => withText(part, "note", text)) ?? REFUSED,
  target: ({ id }) => `note-${id}`,
  before(trip, { id }) {
    const noted = findDay(trip, id) ?? findPlace(trip, id)?.place;
    return noted === undefined ? undefined : (noted.note ?? "");
  },
  describe: (trip, { id, text }) => ({
    code: text.trim() === "" ? "noteRemoved" : "noted",
    values: { about: partName(trip, id) },
  }),
};
