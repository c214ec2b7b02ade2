import type { tripActionsWords as english } from "../../en/trip-page/trip-actions-words.ts";

export const tripActionsWords: typeof english = {
  tripName: "Nome del viaggio",
  rename: "Rinomina",
  renameTrip: "Rinomina questo viaggio",
  renameHint: "Lascia vuoto per usare la destinazione.",
  deleteTrip: "Elimina questo viaggio",
  ideas: "Idee e liste",
  bookings: "Prenotazioni",
  takeAlong: "Esporta",
  history: "Cronologia",
  deleteQuestion: (trip) => ["Eliminare ", trip, "?"],
  deleteWarning: "Il programma e le tue note vengono eliminati per sempre.",
  deleteIt: "Elimina",
  keepIt: "Conserva il viaggio",
  deleted: (trip) => `Eliminato: ${trip}.`,
};
