import { sayStored } from "../say-stored.ts";
import { choiceWords } from "./choice-words.ts";
import { CITY_NAMES } from "./city-names.ts";
import { german } from "./german.ts";

export const storedWords = sayStored(german, {
  cities: CITY_NAMES,
  comma: ", ",
  budgets: choiceWords.budgets,
  notOn: (weekdays) =>
    `Nicht ${german.list(weekdays.map((weekday) => `${german.weekday(weekday).toLowerCase()}s`))}.`,
  day: (number) => `Tag ${number}`,
  unrated: "Ohne Bewertung",
  stars: { one: "Stern", other: "Sterne" },
  prices: {
    free: "Kostenlos",
    sameTicket: "Im selben Ticket enthalten",
    unknown: "Preis unbekannt",
  },
  price: (amount, per) => `${amount} ${per === "adult" ? "pro Erwachsenen" : "pro Nacht"}`,
  vehicles: {
    "public transport": "mit öffentlichen Verkehrsmitteln",
    taxi: "mit dem Taxi",
    train: "mit dem Zug",
    bus: "mit dem Bus",
    ferry: "mit der Fähre",
    boat: "mit dem Boot",
    car: "mit dem Auto",
    "cable-car": "mit der Seilbahn",
  },
  vehicle: (name) => `mit ${name}`,
  onFoot: "zu Fuß",
  way: (minutes, by, distance) => `${minutes} Min. ${by} (${distance})`,
  added: {
    program: "Schau ins Programm: Wir wissen nicht, was läuft und wann es beginnt.",
    holiday: "Es ist Feiertag: Ruf vorher an.",
    level: (title) => `Kategorie ${title}.`,
    way: (minutes, by, from) =>
      `${from === undefined ? "Ab dem Hotel" : `Ab ${from}`}: ${minutes} Min. ${by}.`,
  },
});
