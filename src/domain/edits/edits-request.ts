import * as z from "zod/mini";
import { LIMITS } from "../limits.ts";
import { edits } from "./edit-kinds.ts";

/** Body of `PATCH /api/trips/{id}`. */
export const editsRequestSchema = z.strictObject({
  edits: z.array(edits.schema).check(z.minLength(1), z.maxLength(LIMITS.list.edits)),
  /**
   * The value at each edit's target (`edits.before`) when it was made. With it, edits that were made to
   * an older version are made all the same where nobody has touched their targets since.
   */
  before: z.optional(z.array(z.unknown()).check(z.maxLength(LIMITS.list.edits))),
});
export type EditsRequest = z.infer<typeof editsRequestSchema>;
