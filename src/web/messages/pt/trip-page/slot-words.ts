import { storedWords } from "../../../../domain/messages/pt/stored-words.ts";
import type { SlotPart } from "../../../../domain/trip/slot.ts";
import type { slotWords as english } from "../../en/trip-page/slot-words.ts";

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "Manhã",
  lunch: "Almoço",
  afternoon: "Tarde",
  dinner: "Jantar",
  evening: "Noite",
};

export const slotWords: typeof english = {
  title: "Em votação",
  parts: PARTS,
  slot: (day, part) => `${storedWords.day(day)}: ${PARTS[part]}`,
  putUp: (name) => `Colocar ${name} em votação`,
  notUp: "Fora da votação",
  takeIt: "Escolher",
  take: (name) => `Escolher ${name}`,
  inPlan: "Agora no roteiro",
  keepIt: "Manter",
  keep: (name) => `Manter ${name}`,
  taken: (name, day, hours) => `${name} agora está no roteiro: ${day}, ${hours}.`,
  fitsNowhere: (name) => `Assim nenhum dia tem espaço para ${name}. Desafixe ou remova algo antes.`,
};
