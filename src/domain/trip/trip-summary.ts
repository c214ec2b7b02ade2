import * as z from "zod/mini";
import { PLACE_CATEGORIES } from "../places/place-category.ts";
import { leftBeforeSchema } from "../trip/left-before.ts";
import { sharedBySchema } from "../trip/shared-by.ts";

/** A trip as lists show it. */
const tripSummarySchema = z.object({
  id: z.string(),
  location: z.string(),
  noOfDays: z.union([z.number(), z.string()]),
  traveler: z.string(),
  budget: z.string(),
  createdAt: z.string(),
  /** The traveller's own title. */
  title: z.optional(z.string()),
  /** Counts from 1 with every change. */
  version: z.int(),
  /** The first day, "2026-05-04"; this and what follows is left out where it is not known. */
  startDate: z.optional(z.string()),
  /** Where the first day that has a place begins. */
  firstPlace: z.optional(z.string()),
  /** The most frequent category of its places; of two, the one that comes first. */
  category: z.optional(z.enum(PLACE_CATEGORIES)),
  /** Number of things still to book, do and pack. */
  left: z.optional(leftBeforeSchema),
  /** The picture of ours over it. */
  hero: z.optional(z.string()),
  /** The destination's, as IANA names it. */
  timeZone: z.optional(z.string()),
  /** Left out for the caller's own trips. */
  sharedBy: z.optional(sharedBySchema),
  /** It can't be read any more: `DELETE` with `If-Match: *` removes it. */
  isDamaged: z.optional(z.literal(true)),
});

/** Answer of `GET /api/trips`, a page of it. */
export const tripListAnswerSchema = z.object({
  trips: z.array(tripSummarySchema),
  /** Ask with it for the next page; absent on the last one. */
  nextCursor: z.optional(z.string()),
});
export type TripSummary = z.infer<typeof tripSummarySchema>;
export type TripListAnswer = z.infer<typeof tripListAnswerSchema>;
