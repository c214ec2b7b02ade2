import * as z from "zod/mini";
import { edits } from "./edit-kinds.ts";

/** More than anyone makes between two answers of the server. */
export const MAX_EDITS = 50;

/** Body of `PATCH /api/trips/{id}`. */
export const editsRequestSchema = z.strictObject({
  edits: z.array(edits.schema).check(z.minLength(1), z.maxLength(MAX_EDITS)),
  /**
   * What stood at each edit's target (`edits.before`) when it was made. With it, edits that were made to
   * an older version are made all the same where nobody has touched their targets since.
   */
  before: z.optional(z.array(z.unknown()).check(z.maxLength(MAX_EDITS))),
});
export type EditsRequest = z.infer<typeof editsRequestSchema>;
