import type { choiceWords as english } from "../en/choice-words.ts";

export const choiceWords: typeof english = {
  budgets: {
    Economy: { title: "Económico", desc: "Lo más barato posible" },
    Budget: { title: "Ajustado", desc: "Comodidad por poco dinero" },
    Standard: { title: "Estándar", desc: "Buena relación calidad-precio" },
    Comfort: { title: "Confort", desc: "Con más comodidades" },
    Premium: { title: "Prémium", desc: "Lo mejor de lo mejor" },
  },
  travellers: {
    Solo: { title: "En solitario", desc: "A descubrir por tu cuenta" },
    Couple: { title: "En pareja", desc: "Una escapada romántica" },
    Family: { title: "En familia", desc: "Diversión para todas las edades" },
    Friends: { title: "Con amigos", desc: "Para vivirlo juntos" },
    Group: { title: "En grupo", desc: "Viajar en grupo, sin complicaciones" },
  },
  interests: {
    history: "Arte e historia",
    faith: "Iglesias y templos",
    streets: "Calles con encanto",
    food: "Comida callejera",
    markets: "Mercados y tiendas",
    views: "Vistas",
    outdoors: "Parques y naturaleza",
    beach: "Playas",
    evenings: "Espectáculos y noche",
    animals: "Zoos y parques temáticos",
  },
};
