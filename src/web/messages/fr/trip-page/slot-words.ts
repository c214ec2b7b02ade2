import type { SlotPart } from "../../../../domain/trip/slot.ts";

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "Matin",
  lunch: "Déjeuner",
  afternoon: "Après-midi",
  dinner: "Dîner",
  evening: "Soirée",
};

/** Candidates for a part of a day, which guests vote on. */
export const slotWords = {
  title: "Soumis au vote",
  parts: PARTS,
  slot: (day: string, part: SlotPart) => `${day} : ${PARTS[part]}`,
  putUp: (name: string) => `Soumettre ${name} au vote`,
  notUp: "Non soumis au vote",
  takeIt: "Prendre",
  take: (name: string) => `Prendre ${name}`,
};
