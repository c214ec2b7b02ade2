import * as z from "zod/mini";
import { messageSchema } from "../message.ts";

/** `GET /api/trips/{id}/history`: the trip's newest steps, the newest first. */
export const tripHistoryAnswerSchema = z.object({
  /** The trip's version now. */
  version: z.int(),
  /** The oldest version that can be looked at. */
  oldestVersion: z.int(),
  steps: z.array(
    z.object({
      /** The version that the step made. */
      version: z.int(),
      /** ISO 8601, UTC. */
      at: z.string(),
      /** The caller took it. */
      isOwn: z.boolean(),
      /** The name of the guest who took it. */
      guest: z.optional(z.string()),
      /** A description of the step, from MADE_MESSAGES. */
      made: messageSchema,
    }),
  ),
});
export type TripHistoryAnswer = z.infer<typeof tripHistoryAnswerSchema>;
