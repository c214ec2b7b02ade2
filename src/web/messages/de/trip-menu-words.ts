import type { ReactNode } from "react";

/** What can be done with a trip from the list. */
export const tripMenuWords = {
  again: "Noch einmal planen",
  againHint: "Eine neue Reise mit denselben Orten und Notizen, ohne Daten, Buchungen und Kosten.",
  making: "Deine Reise wird erstellt …",
  made: "Hier ist deine neue Reise. Leg ihre Daten fest, sobald du sie kennst.",
  share: "Teilen",
  deleteTrip: "Diese Reise löschen",
  deleteQuestion: (trip: ReactNode) => [trip, " löschen?"],
  deleteWarning: "Damit werden der Plan und deine Notizen endgültig gelöscht.",
  deleteIt: "Löschen",
  keepIt: "Reise behalten",
  deleted: (trip: string) => `${trip} gelöscht.`,
  datesSet: (trip: string, dates: string) => `${trip}: ${dates}.`,
  leave: "Aus „Meine Reisen“ entfernen",
  leaveWarning: "Auch deine Stimmen gehen verloren. Die Reise selbst bleibt, wie sie ist.",
  leaveIt: "Entfernen",
  left: (trip: string) => `${trip} aus „Meine Reisen“ entfernt.`,
};
