import type { choiceWords as english } from "../en/choice-words.ts";

export const choiceWords: typeof english = {
  budgets: {
    Economy: { title: "Risparmio", desc: "Spendere il meno possibile" },
    Budget: { title: "Economico", desc: "Comodità a poco prezzo" },
    Standard: { title: "Standard", desc: "Buon rapporto qualità-prezzo" },
    Comfort: { title: "Comfort", desc: "Qualche comodità in più" },
    Premium: { title: "Premium", desc: "Il meglio del meglio" },
  },
  travellers: {
    Solo: { title: "In solitaria", desc: "Esplorare per conto proprio" },
    Couple: { title: "In coppia", desc: "Una fuga romantica" },
    Family: { title: "In famiglia", desc: "Divertimento per grandi e piccoli" },
    Friends: { title: "Con amici", desc: "Avventure da condividere" },
    Group: { title: "In gruppo", desc: "Viaggi di gruppo senza pensieri" },
  },
  interests: {
    history: "Arte e storia",
    faith: "Chiese e templi",
    streets: "Vie del centro storico",
    food: "Cibo di strada",
    markets: "Mercati e negozi",
    views: "Panorami",
    outdoors: "Parchi e natura",
    beach: "Spiagge",
    evenings: "Spettacoli e serate",
    animals: "Zoo e parchi a tema",
  },
};
