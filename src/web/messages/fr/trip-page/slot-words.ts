import type { SlotPart } from "../../../../domain/trip/slot.ts";
import type { slotWords as english } from "../../en/trip-page/slot-words.ts";

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "Matin",
  lunch: "Déjeuner",
  afternoon: "Après-midi",
  dinner: "Dîner",
  evening: "Soirée",
};

export const slotWords: typeof english = {
  title: "Soumis au vote",
  parts: PARTS,
  slot: (day, part) => `${day} : ${PARTS[part]}`,
  putUp: (name) => `Soumettre ${name} au vote`,
  notUp: "Non soumis au vote",
  takeIt: "Prendre",
  take: (name) => `Prendre ${name}`,
  inPlan: "Actuellement au programme",
  keepIt: "Garder",
  keep: (name) => `Garder ${name}`,
  taken: (name, day, hours) => `${name} est maintenant au programme : ${day}, ${hours}.`,
  fitsNowhere: (name) =>
    `Aucun jour n’a de place pour ${name} en l’état. Déverrouillez ou retirez d’abord quelque chose.`,
};
