import * as z from "zod/mini";
import { ERROR_CODES } from "../errors/app-error.ts";
import { messageValuesSchema } from "../message.ts";
import { meantWishesSchema } from "../trip/meant-wish.ts";
import { openDataSchema } from "../trip/open-data-of-trip.ts";
import { hotelSchema, itineraryDaySchema, noteSchema } from "../trip/trip.ts";
import { basesSchema } from "../trip/trip-bases.ts";
import { wantedBasesSchema } from "../trip/wanted-bases.ts";

/** Steps of reading about a place that our own guide doesn't have, in order as far as there is one. */
const READING_STEPS = [
  "where",
  "wikivoyage",
  "wikidata",
  "openstreetmap",
  "pageviews",
  "composing",
  /** Not about the place: what the traveller's words mean. */
  "wishes",
] as const;
export type ReadingStep = (typeof READING_STEPS)[number];

/**
 * Events while a trip is planned, in their order: `wishes` where the request has words that were
 * read, `reading` before it and where a guide is made first, `started`, `hotels`, `day` for
 * each day, `notes`, and one end, `saved` or `failed`. Each is stored before it is delivered.
 */
const readingEvent = z.object({
  type: z.literal("reading"),
  /** The destination. */
  place: z.string(),
  step: z.enum(READING_STEPS),
});
const wishesEvent = z.object({
  type: z.literal("wishes"),
  /** The parts of the traveller's words that were understood, and those that were not. */
  read: meantWishesSchema,
  unread: z.array(z.string()),
});
const startedEvent = z.object({
  type: z.literal("started"),
  /** Where the trip goes; chosen by the planner when the traveller left it open. */
  location: z.object({ label: z.string(), pickedByPlanner: z.optional(z.boolean()) }),
  days: z.int(),
  /** The open data that it is planned from: after a restart it is the same. */
  openData: z.optional(openDataSchema),
  /** The towns of a trip with several bases, in place of one destination's open data. */
  bases: z.optional(basesSchema),
});
/** Each adds to the ones before it. */
const hotelsEvent = z.object({ type: z.literal("hotels"), hotels: z.array(hotelSchema) });
const dayEvent = z.object({
  type: z.literal("day"),
  /** 1 for the first day. */
  number: z.int(),
  day: itineraryDaySchema,
});
const notesEvent = z.object({ type: z.literal("notes"), notes: z.array(noteSchema) });
const savedEvent = z.object({ type: z.literal("saved"), tripId: z.string() });
const failedEvent = z.object({
  type: z.literal("failed"),
  code: z.enum(ERROR_CODES as [(typeof ERROR_CODES)[number]]),
  values: z.optional(messageValuesSchema),
  /** The words, in what is sent. */
  text: z.optional(z.string()),
  /** Destinations that can be planned instead. */
  alternatives: z.optional(z.array(z.string())),
  /** Bases with which the whole trip can be planned instead, the fullest first. */
  baseChoices: z.optional(z.array(wantedBasesSchema)),
  /** Names the request in the server's log, where the exact cause is; absent after a restart. */
  requestId: z.optional(z.string()),
  /** The destination, where the built-in guide could plan it instead. */
  guideOffer: z.optional(z.string()),
});

export const generationEventSchema = z.discriminatedUnion("type", [
  readingEvent,
  wishesEvent,
  startedEvent,
  hotelsEvent,
  dayEvent,
  notesEvent,
  savedEvent,
  failedEvent,
]);

export type GenerationEvent = z.infer<typeof generationEventSchema>;
export type ReadingEvent = Extract<GenerationEvent, { type: "reading" }>;
export type WishesEvent = Extract<GenerationEvent, { type: "wishes" }>;
export type PlanEvent = Extract<GenerationEvent, { type: "started" | "hotels" | "day" | "notes" }>;
export type GenerationEnd = Extract<GenerationEvent, { type: "saved" | "failed" }>;

export function isGenerationEnd(event: GenerationEvent): event is GenerationEnd {
  return event.type === "saved" || event.type === "failed";
}
