import { ownField } from "../../own-field.ts";
import { dayNumberOf, starsOf, storedPriceOf, storedWayOf } from "../../trip/stored-text.ts";
import type { storedWords as english } from "../en/stored-words.ts";
import { storedAmountIn } from "../money-text.ts";
import { placeNames } from "../place-names.ts";
import { type AddedWords, sayGuide } from "../say-guide.ts";
import { choiceWords } from "./choice-words.ts";
import { CITY_NAMES } from "./city-names.ts";
import { italian } from "./italian.ts";

const VEHICLES: Readonly<Record<string, string>> = {
  "public transport": "con i mezzi pubblici",
  taxi: "in taxi",
  train: "in treno",
  bus: "in autobus",
  ferry: "in traghetto",
  boat: "in barca",
  car: "in auto",
  "cable-car": "in funivia",
};

const amountText = storedAmountIn(italian);

export const storedWords: typeof english = {
  ...placeNames(italian, CITY_NAMES, ", "),
  notOn: (weekdays) =>
    `Chiuso ${italian.list(weekdays.map((weekday) => `di ${italian.weekday(weekday)}`))}.`,
  /** What a day is called: "Giorno 2". */
  day: (name) => {
    const number = dayNumberOf(name);
    return number === undefined ? name : `Giorno ${number}`;
  },
  budget: levelTitle,
  rating: (text) => {
    const stars = starsOf(text);
    if (stars === undefined) return text;
    return stars === 0
      ? "Senza valutazione"
      : italian.count(stars, { one: "stella", other: "stelle" });
  },
  price: (text) => {
    const price = storedPriceOf(text);
    if (price === undefined) return text;
    if (price.kind === "free") return "Gratis";
    if (price.kind === "sameTicket") return "Incluso nello stesso biglietto";
    if (price.kind === "unknown") return "Prezzo sconosciuto";
    return `${amountText(price.amount)} ${price.kind === "adult" ? "per adulto" : "a notte"}`;
  },
  way: (text) => {
    const way = storedWayOf(text);
    if (way === undefined) return text;
    const by = way.by === undefined ? "a piedi" : byVehicle(way.by);
    return `${way.minutes} min ${by} (${italian.way(way.km)})`;
  },
  /** What one goes by, as a guide or a source has it: "in treno". */
  by: byVehicle,
  /** Names and texts of the guide, in the texts of a city. */
  sayGuide: (byHash) => sayGuide(byHash, ADDED),
};

/** What the engine adds to a text of the guide. */
const ADDED: AddedWords = {
  program: "Guarda il programma: non sappiamo che cosa c’è né a che ora inizia.",
  holiday: "È un giorno festivo: telefona prima.",
  level: (title) => `Categoria ${levelTitle(title)}.`,
  way: (minutes, vehicle, from) => {
    const by = vehicle === undefined ? "a piedi" : byVehicle(vehicle);
    return `${from === undefined ? "Dall’hotel" : `Da ${from}`}: ${minutes} min ${by}.`;
  },
};

function levelTitle(title: string): string {
  return ownField<{ title: string }>(choiceWords.budgets, title)?.title ?? title;
}

function byVehicle(vehicle: string): string {
  return VEHICLES[vehicle] ?? `con ${vehicle}`;
}
