import * as z from "zod/mini";
import { messageValuesSchema } from "../message.ts";
import { ERROR_CODES } from "./app-error.ts";

/** The answer to a request that was refused or has failed. */
export const errorAnswerSchema = z.object({
  error: z.object({
    code: z.enum(ERROR_CODES as [(typeof ERROR_CODES)[number]]),
    values: z.optional(messageValuesSchema),
    /** In English, for people without a page of ours, and for pages that don't know the code. */
    text: z.string(),
    requestId: z.optional(z.string()),
    /** With `already_planning`: the one under way, which can be watched or stopped. */
    generationId: z.optional(z.string()),
  }),
});
