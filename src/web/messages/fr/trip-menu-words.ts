import { french } from "../../../domain/messages/fr/french.ts";
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

  find: {
    label: "Chercher dans vos voyages",
    hint: "Une destination, un lieu ou un mot de vos notes",
    close: "Fermer la recherche",
    show: "Afficher",
    shows: { all: "Tous", coming: "À venir", past: "Passés", shared: "Partagés avec vous" },
    found: (count) => french.count(count, { one: "voyage", other: "voyages" }),
    searching: "Recherche…",
    none: "Aucun voyage trouvé. Essayez avec moins de mots.",
    notKept: (count) =>
      `${french.count(count, { one: "voyage n’est pas", other: "voyages ne sont pas" })} encore en mémoire sur cet appareil : recherche par nom seulement.`,
  },

  damaged: {
    damaged: "Ce voyage est illisible",
    planned: (at) => `Planifié le ${at}`,
    advice: "L’administrateur du site a peut-être une sauvegarde.",
    remove: "Supprimer",
    question: "Supprimer ce voyage ?",
    removeForGood: "Supprimer définitivement",
    keep: "Garder le voyage",
  },

  import: {
    title: "Importer un voyage",
    about:
      "Choisissez un voyage exporté de Tripwright (JSON), une carte Google My Maps (KML ou KMZ) ou un fichier GPX.",
    file: "Fichier",
    tooLarge: (mostKb) => `Ce fichier est trop volumineux. La limite est de ${mostKb} Ko.`,
    choose: "Choisissez d’abord un fichier.",
    destination: "Destination",
    destinationHint: "La ville ou la région de ces lieux, comme « Rome, Italie ».",
    submit: "Importer",
    working: "Importation",
  },
};
