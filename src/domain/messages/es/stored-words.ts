import { ownField } from "../../own-field.ts";
import { dayNumberOf, starsOf, storedPriceOf, storedWayOf } from "../../trip/stored-text.ts";
import type { storedWords as english } from "../en/stored-words.ts";
import { storedAmountIn } from "../money-text.ts";
import { placeNames } from "../place-names.ts";
import { type AddedWords, sayGuide } from "../say-guide.ts";
import { choiceWords } from "./choice-words.ts";
import { CITY_NAMES } from "./city-names.ts";
import { spanish, weekdaysText } from "./spanish.ts";

const VEHICLES: Readonly<Record<string, string>> = {
  "public transport": "en transporte público",
  taxi: "en taxi",
  train: "en tren",
  bus: "en autobús",
  ferry: "en ferri",
  boat: "en barco",
  car: "en coche",
  "cable-car": "en teleférico",
};

const amountText = storedAmountIn(spanish);

export const storedWords: typeof english = {
  ...placeNames(spanish, CITY_NAMES, ", "),
  notOn: (weekdays) =>
    `No abre ${spanish.list(weekdays.map((weekday) => `los ${weekdaysText(weekday)}`))}.`,
  /** What a day is called: "Día 2". */
  day: (name) => {
    const number = dayNumberOf(name);
    return number === undefined ? name : `Día ${number}`;
  },
  budget: levelTitle,
  rating: (text) => {
    const stars = starsOf(text);
    if (stars === undefined) return text;
    return stars === 0
      ? "Sin valoración"
      : spanish.count(stars, { one: "estrella", other: "estrellas" });
  },
  price: (text) => {
    const price = storedPriceOf(text);
    if (price === undefined) return text;
    if (price.kind === "free") return "Gratis";
    if (price.kind === "sameTicket") return "Incluido en la misma entrada";
    if (price.kind === "unknown") return "Precio desconocido";
    return `${amountText(price.amount)} ${price.kind === "adult" ? "por adulto" : "por noche"}`;
  },
  way: (text) => {
    const way = storedWayOf(text);
    if (way === undefined) return text;
    const by = way.by === undefined ? "a pie" : byVehicle(way.by);
    return `${way.minutes} min ${by} (${spanish.way(way.km)})`;
  },
  /** What one goes by, as a guide or a source has it: "en tren". */
  by: byVehicle,
  /** Names and texts of the guide, in the texts of a city. */
  sayGuide: (byHash) => sayGuide(byHash, ADDED),
};

/** What the engine adds to a text of the guide. */
const ADDED: AddedWords = {
  program: "Mira el programa: no sabemos qué hay ni a qué hora empieza.",
  holiday: "Es festivo: llama antes.",
  level: (title) => `Categoría ${levelTitle(title)}.`,
  way: (minutes, vehicle, from) => {
    const by = vehicle === undefined ? "a pie" : byVehicle(vehicle);
    return `${from === undefined ? "Desde el hotel" : `Desde ${from}`}: ${minutes} min ${by}.`;
  },
};

function levelTitle(title: string): string {
  return ownField<{ title: string }>(choiceWords.budgets, title)?.title ?? title;
}

function byVehicle(vehicle: string): string {
  return VEHICLES[vehicle] ?? `en ${vehicle}`;
}
