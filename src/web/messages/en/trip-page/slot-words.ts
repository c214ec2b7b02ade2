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
  inPlan: "In the plan now",
  keepIt: "Keep",
  keep: (name: string) => `Keep ${name}`,
  /** Where what was taken is now. */
  taken: (name: string, day: string, hours: string) => `${name} is now on ${day}, ${hours}.`,
  fitsNowhere: (name: string) =>
    `No day has room for ${name} as it is. Unlock or remove something first.`,
};
