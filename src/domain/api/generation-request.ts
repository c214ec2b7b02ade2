import * as z from "zod/mini";
import { tripRequestSchema } from "../trip/trip-request.ts";

/** The body of `POST /api/generations`. Apart from `wire.ts`, as the server alone reads it, and every page has that. */
export const generationRequestSchema = z.strictObject({
  userSelection: tripRequestSchema,
  /** Asks for the built-in guide's plan where a model is the planner. */
  planner: z.optional(z.literal("guide")),
});

export type GenerationRequest = z.infer<typeof generationRequestSchema>;
