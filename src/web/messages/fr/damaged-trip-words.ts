import type { damagedTripWords as english } from "../en/damaged-trip-words.ts";
export const damagedTripWords: typeof english = {
  damaged: "Ce voyage est illisible",
  planned: (at) => `Planifié le ${at}`,
  advice: "L’administrateur du site a peut-être une sauvegarde.",
  remove: "Supprimer",
  question: "Supprimer ce voyage ?",
  removeForGood: "Supprimer définitivement",
  keep: "Garder le voyage",
};
