import type { choiceWords as english } from "../en/choice-words.ts";

export const choiceWords: typeof english = {
  budgets: {
    Economy: { title: "Économique", desc: "Le moins cher possible" },
    Budget: { title: "Petit budget", desc: "Confortable à petit prix" },
    Standard: { title: "Standard", desc: "Bon rapport qualité-prix" },
    Comfort: { title: "Confort", desc: "Avec quelques petits plus" },
    Premium: { title: "Premium", desc: "Ce qu’il y a de mieux" },
  },
  travellers: {
    Solo: { title: "En solo", desc: "Explorez à votre guise" },
    Couple: { title: "En couple", desc: "Une escapade à deux" },
    Family: { title: "En famille", desc: "Du plaisir pour petits et grands" },
    Friends: { title: "Entre amis", desc: "De bons moments ensemble" },
    Group: { title: "En groupe", desc: "Voyager à plusieurs, simplement" },
  },
  interests: {
    history: "Art et histoire",
    faith: "Églises et temples",
    streets: "Vieilles ruelles",
    food: "Cuisine de rue",
    markets: "Marchés et boutiques",
    views: "Panoramas",
    outdoors: "Parcs et nature",
    beach: "Plages",
    evenings: "Spectacles et soirées",
    animals: "Zoos et parcs de loisirs",
  },
};
