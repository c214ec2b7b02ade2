import type { ReactNode } from "react";

/** What can be done with a trip from the list. */
export const tripMenuWords = {
  again: "Planifier à nouveau",
  againHint: "Un nouveau voyage avec les mêmes lieux et notes, sans dates, réservations ni coûts.",
  making: "Création de votre voyage…",
  made: "Voici votre nouveau voyage. Fixez ses dates quand vous les connaîtrez.",
  share: "Partager",
  deleteTrip: "Supprimer ce voyage",
  deleteQuestion: (trip: ReactNode) => ["Supprimer ", trip, " ?"],
  deleteWarning: "Le programme et vos notes seront définitivement supprimés.",
  deleteIt: "Supprimer",
  keepIt: "Garder le voyage",
  deleted: (trip: string) => `Voyage supprimé : ${trip}.`,
  datesSet: (trip: string, dates: string) => `${trip} : ${dates}.`,
  leave: "Retirer de « Mes voyages »",
  leaveWarning: "Vos votes disparaissent aussi. Le voyage lui-même ne change pas.",
  leaveIt: "Retirer",
  left: (trip: string) => `Retiré de « Mes voyages » : ${trip}.`,
};
