import type { ReactNode } from "react";

/** Actions on a trip as a whole. */
export const tripActionsWords = {
  tripName: "Nom du voyage",
  rename: "Renommer",
  renameTrip: "Renommer ce voyage",
  renameHint: "Laissez vide pour utiliser la destination.",
  deleteTrip: "Supprimer ce voyage",
  ideas: "Idées et listes",
  bookings: "Réservations",
  takeAlong: "Exporter",
  history: "Historique",
  deleteQuestion: (trip: ReactNode) => ["Supprimer ", trip, " ?"],
  deleteWarning: "Le programme et vos notes seront définitivement supprimés.",
  deleteIt: "Supprimer",
  keepIt: "Garder le voyage",
  deleted: (trip: string) => `Voyage supprimé : ${trip}.`,
};
