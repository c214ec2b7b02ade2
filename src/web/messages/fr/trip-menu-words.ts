import type { tripMenuWords as english } from "../en/trip-menu-words.ts";

export const tripMenuWords: typeof english = {
  again: "Planifier à nouveau",
  againHint: "Un nouveau voyage avec les mêmes lieux et notes, sans dates, réservations ni coûts.",
  making: "Création de votre voyage…",
  made: "Voici votre nouveau voyage. Fixez ses dates quand vous les connaîtrez.",
  share: "Partager",
  deleteTrip: "Supprimer ce voyage",
  deleteQuestion: (trip) => ["Supprimer ", trip, " ?"],
  deleteWarning: "Le programme et vos notes seront définitivement supprimés.",
  deleteIt: "Supprimer",
  keepIt: "Garder le voyage",
  deleted: (trip) => `Voyage supprimé : ${trip}.`,
  datesSet: (trip, dates) => `${trip} : ${dates}.`,
  leave: "Retirer de « Mes voyages »",
  leaveWarning: "Vos votes disparaissent aussi. Le voyage lui-même ne change pas.",
  leaveIt: "Retirer",
  left: (trip) => `Retiré de « Mes voyages » : ${trip}.`,
};
