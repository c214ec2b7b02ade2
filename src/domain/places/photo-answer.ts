import * as z from "zod/mini";
import { API_PATHS } from "../wire.ts";

/**
 * A photo of something in a trip. Images come from our own server (`API_PATHS.photo`), never from
 * the service; the credits are to be shown wherever the photo is.
 */
const photoAnswerSchema = z.object({
  src: z.string(),
  /** The same image in other widths, smallest first, where the service offers them. */
  sizes: z.optional(z.array(z.object({ src: z.string(), widthPx: z.int() }))),
  credits: z.array(z.object({ name: z.string(), url: z.optional(z.string()) })),
  /** As on the photo's page: "CC BY-SA 4.0". */
  licence: z.optional(z.object({ name: z.string(), url: z.optional(z.string()) })),
  /** Where the photo is described. */
  page: z.optional(z.string()),
  /** The service's name as the credit gives it: "Wikimedia Commons". */
  sourceName: z.string(),
  /** Whether a browser may keep the photo to show it without a network. */
  mayBeKept: z.boolean(),
});
export type PhotoAnswer = z.infer<typeof photoAnswerSchema>;

/** The lookup is still under way: ask again after this many milliseconds. */
const photoPendingSchema = z.object({ retryAfterMs: z.int() });

/** The answer of a lookup: the photo, "not yet" (status 202), or null where there is none to show. */
export const photoLookupSchema = z.union([photoAnswerSchema, photoPendingSchema, z.null()]);
export type PhotoLookup = z.infer<typeof photoLookupSchema>;

/** Where one photo of a trip is asked for; slot is "hero", or the id of a place or hotel. */
export function tripPhotoPath(tripId: string, slot: string): string {
  return API_PATHS.tripPhoto
    .replace(":id", encodeURIComponent(tripId))
    .replace(":slot", encodeURIComponent(slot));
}
