import type { tripActionsWords as english } from "../../en/trip-page/trip-actions-words.ts";

export const tripActionsWords: typeof english = {
  tripName: "Name der Reise",
  rename: "Umbenennen",
  renameTrip: "Diese Reise umbenennen",
  renameHint: "Lass das leer, um das Reiseziel zu verwenden.",
  deleteTrip: "Diese Reise löschen",
  ideas: "Ideen und Listen",
  bookings: "Buchungen",
  takeAlong: "Exportieren",
  history: "Verlauf",
  deleteQuestion: (trip) => [trip, " löschen?"],
  deleteWarning: "Damit werden der Plan und deine Notizen endgültig gelöscht.",
  deleteIt: "Löschen",
  keepIt: "Reise behalten",
  deleted: (trip) => `${trip} gelöscht.`,
};
