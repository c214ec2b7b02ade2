import * as z from "zod/mini";

/** The rights of those who have a link; each includes the ones before it. */
export const LINK_SCOPES = ["view", "vote", "edit"] as const;
export type LinkScope = (typeof LINK_SCOPES)[number];

/** The parts of the owner's own that a guest sees. */
export const showsSchema = z.strictObject({
  notes: z.boolean(),
  costs: z.boolean(),
  /** Left out, they are the owner's. */
  bookings: z.optional(z.boolean()),
});
export type LinkShows = z.infer<typeof showsSchema>;

/** Of a trip that somebody else shares: who does, and what the caller may do. */
export const sharedBySchema = z.object({
  name: z.string(),
  scope: z.enum(LINK_SCOPES),
  shows: showsSchema,
  /** Milliseconds since 1970; null: it has no end. */
  expiresAtMs: z.nullable(z.number()),
});
export type SharedBy = z.infer<typeof sharedBySchema>;
