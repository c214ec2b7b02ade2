import * as z from "zod/mini";
import { guideTextsSchema } from "../guide-text.ts";
import { sketchSchema } from "../places/sketch.ts";

/** A leg that takes over ten minutes more or less than planned, by a way or a timetable that came after the plan. */
const legOffSchema = z.object({
  dayId: z.string(),
  /** The place that it leads to; left out for the way back to the hotel. */
  placeId: z.optional(z.string()),
  plannedMinutes: z.int(),
  minutes: z.int(),
});
export type LegOff = z.infer<typeof legOffSchema>;

const localNameSchema = z.object({
  name: z.string(),
  /** As BCP 47 names it, for the shapes of its letters; left out for Latin ones. */
  language: z.optional(z.string()),
});
export type LocalName = z.infer<typeof localNameSchema>;

/** The guide's facts about a trip's destination. */
export const tripFactsSchema = z.object({
  /** The destination's, as IANA names it; left out where it is not known. */
  timeZone: z.optional(z.string()),
  sketch: z.optional(sketchSchema),
  /** Of a trip with several bases: of each of them, null where there is none. */
  sketches: z.optional(z.array(z.nullable(sketchSchema))),
  /** Opening hours of the trip's places in OpenStreetMap's notation, by `guideId`, where they are known. */
  hours: z.record(z.string(), z.string()),
  /**
   * How the trip's places and hotels are called there, in the local script, by `guideId`; those of which nobody knows
   * another name are left out.
   */
  localNames: z.optional(z.record(z.string(), localNameSchema)),
  /** `StepFree` of the trip's places and hotels by `guideId`, where that is known; with the wish for it of all of the city. */
  stepFree: z.optional(z.record(z.string(), z.string())),
  /** Legs to be timed anew; left out where there are none. */
  legsOff: z.optional(z.array(legOffSchema)),
  /** Whether a timetable of public transport can be asked about the trip's rides. */
  hasTimetable: z.optional(z.boolean()),
  /** The guide's texts in the reader's language; left out in English, and where nobody has translated them. */
  texts: z.optional(guideTextsSchema),
  /** The city as the engine needs it (`knownCityToJson`), which reads it where it plans. */
  city: z.optional(z.unknown()),
});
export type TripFacts = z.infer<typeof tripFactsSchema>;
