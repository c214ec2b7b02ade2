import { storedWords } from "../../../../domain/messages/pt/stored-words.ts";
import type { SlotPart } from "../../../../domain/trip/slot.ts";

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "Manhã",
  lunch: "Almoço",
  afternoon: "Tarde",
  dinner: "Jantar",
  evening: "Noite",
};

/** Candidates for a part of a day, which guests vote on. */
export const slotWords = {
  title: "Em votação",
  parts: PARTS,
  slot: (day: string, part: SlotPart) => `${storedWords.day(day)}: ${PARTS[part]}`,
  putUp: (name: string) => `Colocar ${name} em votação`,
  notUp: "Fora da votação",
  takeIt: "Escolher",
  take: (name: string) => `Escolher ${name}`,
};
