import type { BudgetTitle } from "../../trip/budget.ts";
import type { InterestId } from "../../trip/interest.ts";
import type { TravellerTitle } from "../../trip/traveller.ts";

type Choice = { readonly title: string; readonly desc: string };

const BUDGETS: Readonly<Record<BudgetTitle, Choice>> = {
  Economy: { title: "Sparsam", desc: "So günstig wie möglich" },
  Budget: { title: "Günstig", desc: "Bequem für wenig Geld" },
  Standard: { title: "Standard", desc: "Gutes Preis-Leistungs-Verhältnis" },
  Comfort: { title: "Komfort", desc: "Mit mehr Annehmlichkeiten" },
  Premium: { title: "Premium", desc: "Vom Feinsten" },
};

/** What a traveller chooses among on the form. */
export const choiceWords = {
  budgets: BUDGETS,
  travellers: {
    Solo: { title: "Allein", desc: "Auf eigene Faust entdecken" },
    Couple: { title: "Paar", desc: "Romantische Auszeit" },
    Family: { title: "Familie", desc: "Spaß für Groß und Klein" },
    Friends: { title: "Freunde", desc: "Gemeinsam etwas erleben" },
    Group: { title: "Gruppe", desc: "Gruppenreisen leicht gemacht" },
  } satisfies Record<TravellerTitle, Choice>,
  interests: {
    history: "Kunst und Geschichte",
    faith: "Kirchen und Tempel",
    streets: "Altstadtgassen",
    food: "Streetfood",
    markets: "Märkte und Läden",
    views: "Aussichtspunkte",
    outdoors: "Parks und Natur",
    beach: "Strände",
    evenings: "Shows und Abende",
    animals: "Zoos und Freizeitparks",
  } satisfies Record<InterestId, string>,
};
