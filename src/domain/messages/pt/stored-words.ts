import { ownField } from "../../own-field.ts";
import { dayNumberOf, starsOf, storedPriceOf, storedWayOf } from "../../trip/stored-text.ts";
import type { storedWords as english } from "../en/stored-words.ts";
import { storedAmountIn } from "../money-text.ts";
import { placeNames } from "../place-names.ts";
import { type AddedWords, sayGuide } from "../say-guide.ts";
import { choiceWords } from "./choice-words.ts";
import { CITY_NAMES } from "./city-names.ts";
import { eachWeekday, portuguese } from "./portuguese.ts";

const VEHICLES: Readonly<Record<string, string>> = {
  "public transport": "de transporte público",
  taxi: "de táxi",
  train: "de trem",
  bus: "de ônibus",
  ferry: "de balsa",
  boat: "de barco",
  car: "de carro",
  "cable-car": "de teleférico",
};

const amountText = storedAmountIn(portuguese);

export const storedWords: typeof english = {
  ...placeNames(portuguese, CITY_NAMES, ", "),
  notOn: (weekdays) =>
    `Não abre ${portuguese.list(weekdays.map((weekday) => `${eachWeekday(weekday)}`))}.`,
  /** What a day is called: "Dia 2". */
  day: (name) => {
    const number = dayNumberOf(name);
    return number === undefined ? name : `Dia ${number}`;
  },
  budget: levelTitle,
  rating: (text) => {
    const stars = starsOf(text);
    if (stars === undefined) return text;
    return stars === 0
      ? "Sem classificação"
      : portuguese.count(stars, { one: "estrela", other: "estrelas" });
  },
  price: (text) => {
    const price = storedPriceOf(text);
    if (price === undefined) return text;
    if (price.kind === "free") return "Grátis";
    if (price.kind === "sameTicket") return "Incluído no mesmo ingresso";
    if (price.kind === "unknown") return "Preço desconhecido";
    return `${amountText(price.amount)} ${price.kind === "adult" ? "por adulto" : "por noite"}`;
  },
  way: (text) => {
    const way = storedWayOf(text);
    if (way === undefined) return text;
    const by = way.by === undefined ? "a pé" : byVehicle(way.by);
    return `${way.minutes} min ${by} (${portuguese.way(way.km)})`;
  },
  /** What one goes by, as a guide or a source has it: "de trem". */
  by: byVehicle,
  /** Names and texts of the guide, in the texts of a city. */
  sayGuide: (byHash) => sayGuide(byHash, ADDED),
};

/** What the engine adds to a text of the guide. */
const ADDED: AddedWords = {
  program: "Confira a programação: não sabemos o que está em cartaz nem quando começa.",
  holiday: "É feriado: ligue antes.",
  level: (title) => `Categoria ${levelTitle(title)}.`,
  way: (minutes, vehicle, from) => {
    const by = vehicle === undefined ? "a pé" : byVehicle(vehicle);
    return `${from === undefined ? "Saindo do hotel" : `Saindo de ${from}`}: ${minutes} min ${by}.`;
  },
};

function levelTitle(title: string): string {
  return ownField<{ title: string }>(choiceWords.budgets, title)?.title ?? title;
}

function byVehicle(vehicle: string): string {
  return VEHICLES[vehicle] ?? `de ${vehicle}`;
}
