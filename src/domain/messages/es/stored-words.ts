import { sayStored } from "../say-stored.ts";
import { choiceWords } from "./choice-words.ts";
import { CITY_NAMES } from "./city-names.ts";
import { spanish, weekdaysText } from "./spanish.ts";

export const storedWords = sayStored(spanish, {
  cities: CITY_NAMES,
  comma: ", ",
  budgets: choiceWords.budgets,
  notOn: (weekdays) =>
    `No abre ${spanish.list(weekdays.map((weekday) => `los ${weekdaysText(weekday)}`))}.`,
  day: (number) => `Día ${number}`,
  unrated: "Sin valoración",
  stars: { one: "estrella", other: "estrellas" },
  prices: {
    free: "Gratis",
    sameTicket: "Incluido en la misma entrada",
    unknown: "Precio desconocido",
  },
  price: (amount, per) => `${amount} ${per === "adult" ? "por adulto" : "por noche"}`,
  vehicles: {
    "public transport": "en transporte público",
    taxi: "en taxi",
    train: "en tren",
    bus: "en autobús",
    ferry: "en ferri",
    boat: "en barco",
    car: "en coche",
    "cable-car": "en teleférico",
  },
  vehicle: (name) => `en ${name}`,
  onFoot: "a pie",
  way: (minutes, by, distance) => `${minutes} min ${by} (${distance})`,
  added: {
    program: "Mira el programa: no sabemos qué hay ni a qué hora empieza.",
    holiday: "Es festivo: llama antes.",
    level: (title) => `Categoría ${title}.`,
    way: (minutes, by, from) =>
      `${from === undefined ? "Desde el hotel" : `Desde ${from}`}: ${minutes} min ${by}.`,
  },
});
