import * as z from "zod/mini";
import { LIMITS, lineSchema, textSchema } from "../limits.ts";

const index = z.int().check(z.minimum(0), z.maximum(1000));

/** How pages said before there were ids what a traveller changes; empty text takes it away. */
const formerChangeSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("title"), text: lineSchema(LIMITS.text.title) }),
  z.strictObject({
    kind: z.literal("note"),
    /** Index into the itinerary. */
    day: index,
    /** Index into the day's plan; absent: the note is about the day. */
    place: z.optional(index),
    text: textSchema(LIMITS.text.note),
  }),
]);
export type FormerChange = z.infer<typeof formerChangeSchema>;

/**
 * The former body of `PATCH /api/trips/{id}`. A page that is still open sends it, and one that kept
 * writes before it was updated: under a key that the server may know, so it is sent on as it was kept.
 */
export const formerChangesSchema = z.strictObject({
  changes: z.array(formerChangeSchema).check(z.minLength(1), z.maxLength(LIMITS.list.edits)),
});
