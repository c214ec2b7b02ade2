import { sayStored } from "../say-stored.ts";
import { choiceWords } from "./choice-words.ts";
import { CITY_NAMES } from "./city-names.ts";
import { italian } from "./italian.ts";

export const storedWords = sayStored(italian, {
  cities: CITY_NAMES,
  comma: ", ",
  budgets: choiceWords.budgets,
  notOn: (weekdays) =>
    `Chiuso ${italian.list(weekdays.map((weekday) => `di ${italian.weekday(weekday)}`))}.`,
  day: (number) => `Giorno ${number}`,
  unrated: "Senza valutazione",
  stars: { one: "stella", other: "stelle" },
  prices: {
    free: "Gratis",
    sameTicket: "Incluso nello stesso biglietto",
    unknown: "Prezzo sconosciuto",
  },
  price: (amount, per) => `${amount} ${per === "adult" ? "per adulto" : "a notte"}`,
  vehicles: {
    "public transport": "con i mezzi pubblici",
    taxi: "in taxi",
    train: "in treno",
    bus: "in autobus",
    ferry: "in traghetto",
    boat: "in barca",
    car: "in auto",
    "cable-car": "in funivia",
  },
  vehicle: (name) => `con ${name}`,
  onFoot: "a piedi",
  way: (minutes, by, distance) => `${minutes} min ${by} (${distance})`,
  added: {
    program: "Guarda il programma: non sappiamo che cosa c’è né a che ora inizia.",
    holiday: "È un giorno festivo: telefona prima.",
    level: (title) => `Categoria ${title}.`,
    way: (minutes, by, from) =>
      `${from === undefined ? "Dall’hotel" : `Da ${from}`}: ${minutes} min ${by}.`,
  },
});
