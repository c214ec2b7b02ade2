import type { tripActionsWords as english } from "../../en/trip-page/trip-actions-words.ts";

export const tripActionsWords: typeof english = {
  tripName: "Nom du voyage",
  rename: "Renommer",
  renameTrip: "Renommer ce voyage",
  renameHint: "Laissez vide pour utiliser la destination.",
  deleteTrip: "Supprimer ce voyage",
  ideas: "Idées et listes",
  bookings: "Réservations",
  takeAlong: "Exporter",
  history: "Historique",
  deleteQuestion: (trip) => ["Supprimer ", trip, " ?"],
  deleteWarning: "Le programme et vos notes seront définitivement supprimés.",
  deleteIt: "Supprimer",
  keepIt: "Garder le voyage",
  deleted: (trip) => `Voyage supprimé : ${trip}.`,
};
