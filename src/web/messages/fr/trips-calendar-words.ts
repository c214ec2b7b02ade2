import { french } from "../../../domain/messages/fr/french.ts";
import type { tripsCalendarWords as english } from "../en/trips-calendar-words.ts";

export const tripsCalendarWords: typeof english = {
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
};
