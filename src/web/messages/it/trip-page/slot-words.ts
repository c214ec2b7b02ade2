import type { SlotPart } from "../../../../domain/trip/slot.ts";
import type { slotWords as english } from "../../en/trip-page/slot-words.ts";

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "Mattina",
  lunch: "Pranzo",
  afternoon: "Pomeriggio",
  dinner: "Cena",
  evening: "Sera",
};

export const slotWords: typeof english = {
  title: "Ai voti",
  parts: PARTS,
  slot: (day, part) => `${day}: ${PARTS[part]}`,
  putUp: (name) => `Metti ${name} ai voti`,
  notUp: "Non ai voti",
  takeIt: "Scegli",
  take: (name) => `Scegli ${name}`,
  inPlan: "Ora nel programma",
  keepIt: "Tieni",
  keep: (name) => `Tieni ${name}`,
  taken: (name, day, hours) => `${name} è ora nel programma: ${day}, ${hours}.`,
  fitsNowhere: (name) => `Così nessun giorno ha posto per ${name}. Prima sblocca o togli qualcosa.`,
};
