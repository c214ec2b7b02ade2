import { ownField } from "../../own-field.ts";
import { dayNumberOf, starsOf, storedPriceOf, storedWayOf } from "../../trip/stored-text.ts";
import type { storedWords as english } from "../en/stored-words.ts";
import { storedAmountIn } from "../money-text.ts";
import { placeNames } from "../place-names.ts";
import { type AddedWords, sayGuide } from "../say-guide.ts";
import { choiceWords } from "./choice-words.ts";
import { CITY_NAMES } from "./city-names.ts";
import { french } from "./french.ts";

const VEHICLES: Readonly<Record<string, string>> = {
  "public transport": "en transports en commun",
  taxi: "en taxi",
  train: "en train",
  bus: "en bus",
  ferry: "en ferry",
  boat: "en bateau",
  car: "en voiture",
  "cable-car": "en téléphérique",
};

const amountText = storedAmountIn(french);

export const storedWords: typeof english = {
  ...placeNames(french, CITY_NAMES, ", "),
  notOn: (weekdays) =>
    `Pas ${french.list(weekdays.map((weekday) => `le ${french.weekday(weekday)}`))}.`,
  /** What a day is called: "Jour 2". */
  day: (name) => {
    const number = dayNumberOf(name);
    return number === undefined ? name : `Jour ${number}`;
  },
  budget: levelTitle,
  rating: (text) => {
    const stars = starsOf(text);
    if (stars === undefined) return text;
    return stars === 0 ? "Non classé" : french.count(stars, { one: "étoile", other: "étoiles" });
  },
  price: (text) => {
    const price = storedPriceOf(text);
    if (price === undefined) return text;
    if (price.kind === "free") return "Gratuit";
    if (price.kind === "sameTicket") return "Inclus dans le même billet";
    if (price.kind === "unknown") return "Prix inconnu";
    return `${amountText(price.amount)} ${price.kind === "adult" ? "par adulte" : "par nuit"}`;
  },
  way: (text) => {
    const way = storedWayOf(text);
    if (way === undefined) return text;
    const by = way.by === undefined ? "à pied" : byVehicle(way.by);
    return `${way.minutes} min ${by} (${french.way(way.km)})`;
  },
  /** What one goes by, as a guide or a source has it: "en train". */
  by: byVehicle,
  /** Names and texts of the guide, in the texts of a city. */
  sayGuide: (byHash) => sayGuide(byHash, ADDED),
};

/** What the engine adds to a text of the guide. */
const ADDED: AddedWords = {
  program: "Consultez le programme : nous ne savons ni ce qui se joue ni à quelle heure.",
  holiday: "C’est un jour férié : appelez avant.",
  level: (title) => `Catégorie ${levelTitle(title)}.`,
  way: (minutes, vehicle, from) => {
    const by = vehicle === undefined ? "à pied" : byVehicle(vehicle);
    return `${from === undefined ? "Depuis l’hôtel" : `Depuis ${from}`} : ${minutes} min ${by}.`;
  },
};

function levelTitle(title: string): string {
  return ownField<{ title: string }>(choiceWords.budgets, title)?.title ?? title;
}

function byVehicle(vehicle: string): string {
  return VEHICLES[vehicle] ?? `en ${vehicle}`;
}
