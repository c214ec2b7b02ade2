import * as z from "zod/mini";
import { partIdSchema } from "../limits.ts";
import { voteSchema } from "./share-link.ts";

export const tallySchema = z.object({ placeId: partIdSchema, up: z.int(), down: z.int() });
export type Tally = z.infer<typeof tallySchema>;

/** `GET` and `POST /api/trips/{id}/votes`: what all say of places, and what who asks has said. */
export const votesAnswerSchema = z.object({
  tallies: z.array(tallySchema),
  votes: z.array(voteSchema),
});
export type VotesAnswer = z.infer<typeof votesAnswerSchema>;
