import type { damagedTripWords as english } from "../en/damaged-trip-words.ts";
export const damagedTripWords: typeof english = {
  damaged: "Diese Reise ist nicht lesbar",
  planned: (at) => `Geplant am ${at}`,
  advice: "Vielleicht haben die Betreiber der Website eine Sicherung.",
  remove: "Löschen",
  question: "Diese Reise löschen?",
  removeForGood: "Endgültig löschen",
  keep: "Reise behalten",
};
