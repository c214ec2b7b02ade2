import { ownField } from "../../own-field.ts";
import { dayNumberOf, starsOf, storedPriceOf, storedWayOf } from "../../trip/stored-text.ts";
import type { storedWords as english } from "../en/stored-words.ts";
import { storedAmountIn } from "../money-text.ts";
import { placeNames } from "../place-names.ts";
import { type AddedWords, sayGuide } from "../say-guide.ts";
import { arabic } from "./arabic.ts";
import { choiceWords } from "./choice-words.ts";
import { CITY_NAMES } from "./city-names.ts";

const VEHICLES: Readonly<Record<string, string>> = {
  "public transport": "بالمواصلات العامة",
  taxi: "بسيارة أجرة",
  train: "بالقطار",
  bus: "بالحافلة",
  ferry: "بالعبّارة",
  boat: "بالقارب",
  car: "بالسيارة",
  "cable-car": "بالتلفريك",
};

const amountText = storedAmountIn(arabic);

export const storedWords: typeof english = {
  ...placeNames(arabic, CITY_NAMES, "، "),
  notOn: (weekdays) =>
    `مغلق يوم ${arabic.list(weekdays.map((weekday) => arabic.weekday(weekday)))}.`,
  /** What a day is called: "اليوم 2". */
  day: (name) => {
    const number = dayNumberOf(name);
    return number === undefined ? name : `اليوم ${number}`;
  },
  budget: levelTitle,
  rating: (text) => {
    const stars = starsOf(text);
    if (stars === undefined) return text;
    return stars === 0
      ? "بلا تقييم"
      : arabic.count(stars, { one: "نجمة واحدة", two: "نجمتان", few: "نجوم", other: "نجمة" });
  },
  price: (text) => {
    const price = storedPriceOf(text);
    if (price === undefined) return text;
    if (price.kind === "free") return "مجاني";
    if (price.kind === "sameTicket") return "ضمن التذكرة نفسها";
    if (price.kind === "unknown") return "السعر غير معروف";
    return `${amountText(price.amount)} ${price.kind === "adult" ? "لكل بالغ" : "في الليلة"}`;
  },
  way: (text) => {
    const way = storedWayOf(text);
    if (way === undefined) return text;
    const by = way.by === undefined ? "مشيًا" : byVehicle(way.by);
    return `${way.minutes} د ${by} (${arabic.way(way.km)})`;
  },
  /** What one goes by, as a guide or a source has it: "بالقطار". */
  by: byVehicle,
  /** Names and texts of the guide, in the texts of a city. */
  sayGuide: (byHash) => sayGuide(byHash, ADDED),
};

/** What the engine adds to a text of the guide. */
const ADDED: AddedWords = {
  program: "يُرجى الاطلاع على البرنامج: لا نعرف ما يُعرض ولا متى يبدأ.",
  holiday: "يوم عطلة رسمية: يُستحسن الاتصال مسبقًا.",
  level: (title) => `الفئة: ${levelTitle(title)}.`,
  way: (minutes, vehicle, from) => {
    const by = vehicle === undefined ? "مشيًا" : byVehicle(vehicle);
    return `${from === undefined ? "من الفندق" : `من ${from}`}: ${minutes} د ${by}.`;
  },
};

function levelTitle(title: string): string {
  return ownField<{ title: string }>(choiceWords.budgets, title)?.title ?? title;
}

function byVehicle(vehicle: string): string {
  return VEHICLES[vehicle] ?? `بوسيلة ${vehicle}`;
}
