import type { choiceWords as english } from "../en/choice-words.ts";

export const choiceWords: typeof english = {
  budgets: {
    Economy: { title: "Baixo custo", desc: "O mais barato possível" },
    Budget: { title: "Econômico", desc: "Conforto por pouco dinheiro" },
    Standard: { title: "Padrão", desc: "Bom custo-benefício" },
    Comfort: { title: "Conforto", desc: "Com mais comodidades" },
    Premium: { title: "Premium", desc: "O que há de melhor" },
  },
  travellers: {
    Solo: { title: "Solo", desc: "Explorar por conta própria" },
    Couple: { title: "Casal", desc: "Uma escapada romântica" },
    Family: { title: "Família", desc: "Diversão para todas as idades" },
    Friends: { title: "Amigos", desc: "Aventuras em boa companhia" },
    Group: { title: "Grupo", desc: "Viagens em grupo sem complicação" },
  },
  interests: {
    history: "Arte e história",
    faith: "Igrejas e templos",
    streets: "Ruas históricas",
    food: "Comida de rua",
    markets: "Mercados e lojas",
    views: "Mirantes",
    outdoors: "Parques e natureza",
    beach: "Praias",
    evenings: "Shows e vida noturna",
    animals: "Zoológicos e parques temáticos",
  },
};
