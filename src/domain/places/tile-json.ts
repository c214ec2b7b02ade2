import * as z from "zod/mini";

/** The part of a TileJSON 3.0 document that a street map needs. */
export const tileJsonSchema = z.object({
  /** Addresses with {z}, {x} and {y}. */
  tiles: z.array(z.string().check(z.maxLength(2000))).check(z.minLength(1), z.maxLength(20)),
  minzoom: z.optional(z.number()),
  maxzoom: z.optional(z.number()),
  /** West, south, east, north; degrees. */
  bounds: z.optional(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  /** Whom to credit, in HTML. */
  attribution: z.optional(z.string().check(z.maxLength(2000))),
  /** Absent of tiles that are images. */
  vector_layers: z.optional(z.array(z.object({ id: z.string() }))),
});
export type TileJson = z.infer<typeof tileJsonSchema>;
