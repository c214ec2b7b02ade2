import type { tripMenuWords as english } from "../en/trip-menu-words.ts";

export const tripMenuWords: typeof english = {
  again: "Noch einmal planen",
  againHint: "Eine neue Reise mit denselben Orten und Notizen, ohne Daten, Buchungen und Kosten.",
  making: "Deine Reise wird erstellt …",
  made: "Hier ist deine neue Reise. Leg ihre Daten fest, sobald du sie kennst.",
  share: "Teilen",
  deleteTrip: "Diese Reise löschen",
  deleteQuestion: (trip) => [trip, " löschen?"],
  deleteWarning: "Damit werden der Plan und deine Notizen endgültig gelöscht.",
  deleteIt: "Löschen",
  keepIt: "Reise behalten",
  deleted: (trip) => `${trip} gelöscht.`,
  datesSet: (trip, dates) => `${trip}: ${dates}.`,
  leave: "Aus „Meine Reisen“ entfernen",
  leaveWarning: "Auch deine Stimmen gehen verloren. Die Reise selbst bleibt, wie sie ist.",
  leaveIt: "Entfernen",
  left: (trip) => `${trip} aus „Meine Reisen“ entfernt.`,
};
