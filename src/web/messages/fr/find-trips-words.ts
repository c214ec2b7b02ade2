import { french } from "../../../domain/messages/fr/french.ts";

export const findTripsWords = {
  label: "Chercher dans vos voyages",
  hint: "Une destination, un lieu ou un mot de vos notes",
  close: "Fermer la recherche",
  show: "Afficher",
  shows: { all: "Tous", coming: "À venir", past: "Passés", shared: "Partagés avec vous" },
  found: (count: number) => french.count(count, { one: "voyage", other: "voyages" }),
  searching: "Recherche…",
  none: "Aucun voyage trouvé. Essayez avec moins de mots.",
  notKept: (count: number) =>
    `${french.count(count, { one: "voyage n’est pas", other: "voyages ne sont pas" })} encore en mémoire sur cet appareil : recherche par nom seulement.`,
};
