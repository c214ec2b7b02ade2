import type { damagedTripWords as english } from "../en/damaged-trip-words.ts";
export const damagedTripWords: typeof english = {
  damaged: "Questo viaggio non si può leggere",
  planned: (at) => `Pianificato: ${at}`,
  advice: "Chi gestisce il sito potrebbe avere una copia di backup.",
  remove: "Elimina",
  question: "Eliminare questo viaggio?",
  removeForGood: "Elimina per sempre",
  keep: "Conserva il viaggio",
};
