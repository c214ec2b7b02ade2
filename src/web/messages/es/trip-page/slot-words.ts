import type { SlotPart } from "../../../../domain/trip/slot.ts";

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "Mañana",
  lunch: "Almuerzo",
  afternoon: "Tarde",
  dinner: "Cena",
  evening: "Noche",
};

/** Candidates for a part of a day, which guests vote on. */
export const slotWords = {
  title: "A votación",
  parts: PARTS,
  slot: (day: string, part: SlotPart) => `${day}: ${PARTS[part]}`,
  putUp: (name: string) => `Poner a votación ${name}`,
  notUp: "Fuera de la votación",
  takeIt: "Elegir",
  take: (name: string) => `Elegir ${name}`,
};
