import type { SlotPart } from "../../../../domain/trip/slot.ts";

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "Mattina",
  lunch: "Pranzo",
  afternoon: "Pomeriggio",
  dinner: "Cena",
  evening: "Sera",
};

/** Candidates for a part of a day, which guests vote on. */
export const slotWords = {
  title: "Ai voti",
  parts: PARTS,
  slot: (day: string, part: SlotPart) => `${day}: ${PARTS[part]}`,
  putUp: (name: string) => `Metti ${name} ai voti`,
  notUp: "Non ai voti",
  takeIt: "Scegli",
  take: (name: string) => `Scegli ${name}`,
};
