import * as z from "zod/mini";
import { KEPT_FILE_TYPES } from "./kept-file-type.ts";

/** Answer of `GET /api/trips/{id}/files`: what its owner's account keeps with a trip's places and days, by name. */
export const tripFilesSchema = z.object({
  files: z.array(
    z.object({
      id: z.string(),
      /** The place's or the day's. */
      partId: z.string(),
      name: z.string(),
      type: z.enum(KEPT_FILE_TYPES),
      bytes: z.int(),
      /** ISO 8601, UTC. */
      addedAt: z.string(),
    }),
  ),
  /** That an account's files may have together; 0: none are taken. */
  mostBytes: z.int(),
});
