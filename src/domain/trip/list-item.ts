import * as z from "zod/mini";
import { isCalendarDate } from "../calendar-date.ts";
import { LIMITS, nameSchema, partIdSchema, personNameSchema } from "../limits.ts";

/** The packing list and the list of things to do before the trip. */
export const LISTS = ["do", "pack"] as const;
export type ListName = (typeof LISTS)[number];

/** A line of a packing or to-do list. A suggested one has the suggestion's code as its id, so two devices add it once. */
const listItemSchema = z.object({
  id: partIdSchema,
  list: z.enum(LISTS),
  /** In the traveller's words. */
  text: nameSchema(LIMITS.text.listItem),
  isDone: z.optional(z.literal(true)),
  /** Who packs or does it. */
  who: z.optional(personNameSchema),
  /** "2026-05-04": by when. */
  dueDate: z.optional(z.string().check(z.maxLength(10), z.refine(isCalendarDate))),
});
export type ListItem = z.infer<typeof listItemSchema>;

/** In the order of their ids, as every edit leaves them. */
export const listItemsSchema = z.array(listItemSchema).check(z.maxLength(LIMITS.trip.listItems));
