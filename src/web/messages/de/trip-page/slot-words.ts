import type { SlotPart } from "../../../../domain/trip/slot.ts";

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "Morning",
  lunch: "Lunch",
  afternoon: "Afternoon",
  dinner: "Dinner",
  evening: "Evening",
};

/** Candidates for a part of a day, which guests vote on. */
export const slotWords = {
  title: "Up for a vote",
  parts: PARTS,
  slot: (day: string, part: SlotPart) => `${day}: ${PARTS[part]}`,
  putUp: (name: string) => `Put ${name} up for a vote`,
  notUp: "Not up for a vote",
  takeIt: "Take",
  take: (name: string) => `Take ${name}`,
};
