import type { belowHeroWords as english } from "../en/below-hero-words.ts";
export const belowHeroWords: typeof english = {
  tag: "es" as const,
  howItWorks: "Cómo funciona",
  steps: [
    {
      title: "Dinos adónde y cuántos días",
      text: "Tu destino, los días, el presupuesto y quién viaja. Añade fechas y peticiones si las tienes.",
    },
    {
      title: "Lo planificamos y lo revisamos",
      text: "Revisamos horarios, trayectos, tiempo para comer y tu presupuesto. Puedes leer cada comprobación.",
    },
    {
      title: "Hazlo tuyo",
      text: "Mueve un lugar y el día se actualiza. Compártelo, imprímelo o úsalo sin conexión.",
    },
  ],
  lookAround: "Mira un viaje ya preparado",
  aboutExample: "Cuatro días en Roma para una familia de cuatro. Sin iniciar sesión.",
  dayName: (number) => `Día ${number}`,
  dayFigures: (places, kmOnFoot) => `${places} lugares · ${kmOnFoot.replace(".", ",")} km a pie`,
  until: (time) => `hasta las ${time}`,
  morePlaces: (count) => `y ${count} más`,
  checked: "Revisado: todo está abierto y llegas a tiempo",
  openExample: "Abrir el viaje de ejemplo",
};
