/** A trip that can't be read. */
export const damagedTripWords = {
  damaged: "Diese Reise ist nicht lesbar",
  planned: (at: string) => `Geplant am ${at}`,
  advice: "Vielleicht haben die Betreiber der Website eine Sicherung.",
  remove: "Löschen",
  question: "Diese Reise löschen?",
  removeForGood: "Endgültig löschen",
  keep: "Reise behalten",
};
