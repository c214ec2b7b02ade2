import { french } from "../../../domain/messages/fr/french.ts";
import type { findTripsWords as english } from "../en/find-trips-words.ts";

export const findTripsWords: typeof english = {
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
};
