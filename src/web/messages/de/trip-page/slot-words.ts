import type { SlotPart } from "../../../../domain/trip/slot.ts";

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "Vormittag",
  lunch: "Mittagessen",
  afternoon: "Nachmittag",
  dinner: "Abendessen",
  evening: "Abend",
};

/** Candidates for a part of a day, which guests vote on. */
export const slotWords = {
  title: "Zur Abstimmung",
  parts: PARTS,
  slot: (day: string, part: SlotPart) => `${day}: ${PARTS[part]}`,
  putUp: (name: string) => `${name} zur Abstimmung stellen`,
  notUp: "Nicht zur Abstimmung",
  takeIt: "Nehmen",
  take: (name: string) => `${name} nehmen`,
};
