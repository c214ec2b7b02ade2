import type { ReactNode } from "react";

/** Actions on a trip as a whole. */
export const tripActionsWords = {
  tripName: "Nome del viaggio",
  rename: "Rinomina",
  renameTrip: "Rinomina questo viaggio",
  renameHint: "Lascia vuoto per usare la destinazione.",
  deleteTrip: "Elimina questo viaggio",
  ideas: "Idee e liste",
  bookings: "Prenotazioni",
  takeAlong: "Esporta",
  history: "Cronologia",
  deleteQuestion: (trip: ReactNode) => ["Eliminare ", trip, "?"],
  deleteWarning: "Il programma e le tue note vengono eliminati per sempre.",
  deleteIt: "Elimina",
  keepIt: "Conserva il viaggio",
  deleted: (trip: string) => `Eliminato: ${trip}.`,
};
