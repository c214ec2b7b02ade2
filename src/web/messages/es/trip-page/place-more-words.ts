import { moneyText } from "../../../../domain/messages/es/money-text.ts";
import { spanish } from "../../../../domain/messages/es/spanish.ts";
import { isAlwaysOpen } from "../../../../domain/trip/is-always-open.ts";
import type { placeMoreWords as english } from "../../en/trip-page/place-more-words.ts";
import { sayWeeklyHours } from "../../say-weekly-hours.ts";

const COUNT_WORDS: Readonly<Record<number, string>> = {
  2: "dos",
  3: "tres",
  4: "cuatro",
  5: "cinco",
};

export const placeMoreWords: typeof english = {
  weeklyHours: sayWeeklyHours(spanish, {
    weekdays: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"],
    between: [", ", "–"],
    comma: ", ",
    open: "Abre ",
    daily: "todos los días",
    always: "Abierto 24 horas",
  }),
  yourDay: " (el día de tu visita)",
  priceForAll: (price, people) => `Unos ${price} para los ${COUNT_WORDS[people] ?? people}`,
  roomsPrice: (rooms, price) =>
    `${spanish.count(rooms, { one: "habitación", other: "habitaciones" })}: ${price.map(moneyText).join(" – ")}`,
  aboutPrice: (price) => `unos ${price.map(moneyText).join(" – ")}`,
  priceAsAdults: (price, people) =>
    `Como mucho ${price} para los ${COUNT_WORDS[people] ?? people}; los niños suelen pagar menos`,
  bestPartOfDay: {
    morning: "Mejor por la mañana",
    midday: "Mejor hacia el mediodía",
    afternoon: "Mejor por la tarde",
    sunset: "Mejor al atardecer",
    evening: "Mejor por la noche",
    any: "Bien a cualquier hora",
  },
  stepFree: {
    yes: "Sin escalones",
    partly: "En parte sin escalones",
    no: "Escalones o cuestas",
  },
  accessUnknown: "Acceso no conocido: pregunta antes",
  categories: {
    museum: "Museo",
    palace: "Palacio o castillo",
    worship: "Lugar de culto",
    monument: "Monumento",
    viewpoint: "Mirador",
    park: "Parque o jardín",
    market: "Mercado o tiendas",
    "old-town": "Barrio",
    beach: "Playa",
    show: "Espectáculo",
    nightlife: "Vida nocturna",
    nature: "Naturaleza",
    zoo: "Zoo o acuario",
    "theme-park": "Parque temático",
  },
  notVerified: "Sin verificar: no está en nuestra guía.",
  hoursUnknown: "Horario desconocido. Compruébalo antes de ir.",
  modelWords: (words) => ["En palabras de la IA: ", words, "."],
  modelBestTime: (words) => `mejor momento: ${words}`,
  modelTravelTime: (words) => `trayecto: ${words}`,
  visited: "Ya he estado aquí",
  visitedAt: (place) => ` (${place})`,
  onTheMap: "Mostrar en el mapa",
  photoCredits: (count) => `Créditos de las fotos (${count})`,
  openThatDay: (open) =>
    isAlwaysOpen(open)
      ? "Abierto 24 horas"
      : `Ese día abre ${spanish.span(open.startMinutes, open.endMinutes)}`,
};
