import * as z from "zod/mini";
import { partIdSchema } from "../limits.ts";

export const SLOT_PARTS = ["morning", "lunch", "afternoon", "dinner", "evening"] as const;
export type SlotPart = (typeof SLOT_PARTS)[number];

/** A part of a day for which several places are thought of: its candidates. */
export const slotSchema = z.object({
  dayId: partIdSchema,
  part: z.enum(SLOT_PARTS),
  /** The place of the plan that the candidate would replace; it stays until the slot is decided. */
  placeId: z.optional(partIdSchema),
});
export type Slot = z.infer<typeof slotSchema>;

export const isSameSlot = (one: Slot | undefined, other: Slot | undefined): boolean =>
  one?.dayId === other?.dayId && one?.part === other?.part;
