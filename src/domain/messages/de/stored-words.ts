import { ownField } from "../../own-field.ts";
import { dayNumberOf, starsOf, storedPriceOf, storedWayOf } from "../../trip/stored-text.ts";
import type { storedWords as english } from "../en/stored-words.ts";
import { storedAmountIn } from "../money-text.ts";
import { placeNames } from "../place-names.ts";
import { type AddedWords, sayGuide } from "../say-guide.ts";
import { choiceWords } from "./choice-words.ts";
import { CITY_NAMES } from "./city-names.ts";
import { german } from "./german.ts";

const VEHICLES: Readonly<Record<string, string>> = {
  "public transport": "mit öffentlichen Verkehrsmitteln",
  taxi: "mit dem Taxi",
  train: "mit dem Zug",
  bus: "mit dem Bus",
  ferry: "mit der Fähre",
  boat: "mit dem Boot",
  car: "mit dem Auto",
  "cable-car": "mit der Seilbahn",
};

const amountText = storedAmountIn(german);

export const storedWords: typeof english = {
  ...placeNames(german, CITY_NAMES, ", "),
  notOn: (weekdays) =>
    `Nicht ${german.list(weekdays.map((weekday) => `${german.weekday(weekday).toLowerCase()}s`))}.`,
  /** What a day is called: "Tag 2". */
  day: (name) => {
    const number = dayNumberOf(name);
    return number === undefined ? name : `Tag ${number}`;
  },
  budget: levelTitle,
  rating: (text) => {
    const stars = starsOf(text);
    if (stars === undefined) return text;
    return stars === 0 ? "Ohne Bewertung" : german.count(stars, { one: "Stern", other: "Sterne" });
  },
  price: (text) => {
    const price = storedPriceOf(text);
    if (price === undefined) return text;
    if (price.kind === "free") return "Kostenlos";
    if (price.kind === "sameTicket") return "Im selben Ticket enthalten";
    if (price.kind === "unknown") return "Preis unbekannt";
    return `${amountText(price.amount)} ${price.kind === "adult" ? "pro Erwachsenen" : "pro Nacht"}`;
  },
  way: (text) => {
    const way = storedWayOf(text);
    if (way === undefined) return text;
    const by = way.by === undefined ? "zu Fuß" : byVehicle(way.by);
    return `${way.minutes} Min. ${by} (${german.way(way.km)})`;
  },
  /** What one goes by, as a guide or a source has it: "mit dem Zug". */
  by: byVehicle,
  /** Names and texts of the guide, in the texts of a city. */
  sayGuide: (byHash) => sayGuide(byHash, ADDED),
};

/** What the engine adds to a text of the guide. */
const ADDED: AddedWords = {
  program: "Schau ins Programm: Wir wissen nicht, was läuft und wann es beginnt.",
  holiday: "Es ist Feiertag: Ruf vorher an.",
  level: (title) => `Kategorie ${levelTitle(title)}.`,
  way: (minutes, vehicle, from) => {
    const by = vehicle === undefined ? "zu Fuß" : byVehicle(vehicle);
    return `${from === undefined ? "Ab dem Hotel" : `Ab ${from}`}: ${minutes} Min. ${by}.`;
  },
};

function levelTitle(title: string): string {
  return ownField<{ title: string }>(choiceWords.budgets, title)?.title ?? title;
}

function byVehicle(vehicle: string): string {
  return VEHICLES[vehicle] ?? `mit ${vehicle}`;
}
