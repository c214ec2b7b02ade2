import type { SlotPart } from "../../../../domain/trip/slot.ts";
import type { slotWords as english } from "../../en/trip-page/slot-words.ts";

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "Mañana",
  lunch: "Almuerzo",
  afternoon: "Tarde",
  dinner: "Cena",
  evening: "Noche",
};

export const slotWords: typeof english = {
  title: "A votación",
  parts: PARTS,
  slot: (day, part) => `${day}: ${PARTS[part]}`,
  putUp: (name) => `Poner a votación ${name}`,
  notUp: "Fuera de la votación",
  takeIt: "Elegir",
  take: (name) => `Elegir ${name}`,
  inPlan: "Ahora en el plan",
  keepIt: "Mantener",
  keep: (name) => `Mantener ${name}`,
  taken: (name, day, hours) => `${name} ya está en el plan: ${day}, ${hours}.`,
  fitsNowhere: (name) =>
    `Ningún día tiene sitio para ${name} tal como está. Desbloquea o quita algo antes.`,
};
