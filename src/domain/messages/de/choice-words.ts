import type { choiceWords as english } from "../en/choice-words.ts";

export const choiceWords: typeof english = {
  budgets: {
    Economy: { title: "Sparsam", desc: "So günstig wie möglich" },
    Budget: { title: "Günstig", desc: "Bequem für wenig Geld" },
    Standard: { title: "Standard", desc: "Gutes Preis-Leistungs-Verhältnis" },
    Comfort: { title: "Komfort", desc: "Mit mehr Annehmlichkeiten" },
    Premium: { title: "Premium", desc: "Vom Feinsten" },
  },
  travellers: {
    Solo: { title: "Allein", desc: "Auf eigene Faust entdecken" },
    Couple: { title: "Paar", desc: "Romantische Auszeit" },
    Family: { title: "Familie", desc: "Spaß für Groß und Klein" },
    Friends: { title: "Freunde", desc: "Gemeinsam etwas erleben" },
    Group: { title: "Gruppe", desc: "Gruppenreisen leicht gemacht" },
  },
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
  },
};
