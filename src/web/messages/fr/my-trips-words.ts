import { french } from "../../../domain/messages/fr/french.ts";
import { storedWords } from "../../../domain/messages/fr/stored-words.ts";
import type { myTripsWords as english } from "../en/my-trips-words.ts";
import { sayTripSummary } from "../say-trip-summary.ts";

const FORMS = {
  days: { one: "jour", other: "jours" },
  travelers: { one: "voyageur", other: "voyageurs" },
};

export const myTripsWords: typeof english = {
  title: "Mes voyages",
  loading: "Chargement de vos voyages",
  noneKept: "Vous êtes hors ligne, et aucun voyage n’est encore enregistré sur cet appareil.",
  notRefreshed: "Impossible d’actualiser vos voyages. Voici ceux de cet appareil.",
  showMore: "Afficher plus",
  search: "Rechercher",
  calendar: "Calendrier",
  partUnavailable:
    "Impossible de charger ceci pour l’instant. Vérifiez votre connexion et réessayez.",
  actionsOf: (trip) => `Actions : ${trip}`,
  importTrip: "Importer un voyage",
  none: "Aucun voyage trouvé.",
  planFirst: "Planifiez votre premier voyage",
  summary: sayTripSummary(
    (amount, of) => `${amount} ${french.plural(Number(amount), FORMS[of])}`,
    storedWords.budget,
  ),
  noDestination: "Voyage sans destination",
  planned: (at) => `Planifié le ${at}`,
  upcoming: "À venir",
  past: "Passés",
  pastCount: (count) => french.count(count, { one: "voyage", other: "voyages" }),
  noDates: "Pas encore de dates",
  starts: (at, place) =>
    at === undefined ? ["Première étape : ", place] : ["Première étape : ", place, `, ${at}`],
  todayStarts: (at, place) =>
    at === undefined
      ? ["Première étape du jour : ", place]
      : ["Première étape du jour : ", place, `, ${at}`],
  sharedWithYou: "Partagés avec vous",
  sharedBy: (name, canEdit) =>
    canEdit ? `Partagé par ${name} · Vous pouvez le modifier` : `Partagé par ${name}`,
  kept: "Enregistré sur cet appareil, disponible hors ligne",

  month: {
    close: "Fermer le calendrier",
    none: "Aucun de vos voyages n’a encore de dates.",
    noTrips: "Aucun voyage ce mois-ci.",
    earlier: (count) =>
      `Afficher ${french.count(count, { one: "mois précédent", other: "mois précédents" })}`,
    undated: (count) =>
      `${french.count(count, { one: "voyage n’a pas", other: "voyages n’ont pas" })} encore de dates.`,
    feed: "Suivre dans votre application de calendrier",
    feedAbout:
      "Ajoutez ce lien à votre application de calendrier. Il montre les jours de chaque voyage, ainsi que les visites et les notes des prochains. Toute personne qui a le lien peut les voir. Un nouveau lien remplace le précédent.",
    feedName: "Calendrier de tous les voyages",
  },
};
