import { ownField } from "../../own-field.ts";
import { dayNumberOf, starsOf, storedPriceOf, storedWayOf } from "../../trip/stored-text.ts";
import type { storedWords as english } from "../en/stored-words.ts";
import { storedAmountIn } from "../money-text.ts";
import { placeNames } from "../place-names.ts";
import { type AddedWords, sayGuide } from "../say-guide.ts";
import { choiceWords } from "./choice-words.ts";
import { CITY_NAMES } from "./city-names.ts";
import { japanese } from "./japanese.ts";

const VEHICLES: Readonly<Record<string, string>> = {
  "public transport": "公共交通機関で",
  taxi: "タクシーで",
  train: "列車で",
  bus: "バスで",
  ferry: "フェリーで",
  boat: "船で",
  car: "車で",
  "cable-car": "ロープウェイで",
};

const amountText = storedAmountIn(japanese);

export const storedWords: typeof english = {
  ...placeNames(japanese, CITY_NAMES, "、"),
  notOn: (weekdays) =>
    `${japanese.list(weekdays.map((weekday) => `${japanese.weekday(weekday)}`))}は休み。`,
  /** What a day is called: "2日目". */
  day: (name) => {
    const number = dayNumberOf(name);
    return number === undefined ? name : `${number}日目`;
  },
  budget: levelTitle,
  rating: (text) => {
    const stars = starsOf(text);
    if (stars === undefined) return text;
    return stars === 0 ? "評価なし" : japanese.count(stars, { other: "つ星" });
  },
  price: (text) => {
    const price = storedPriceOf(text);
    if (price === undefined) return text;
    if (price.kind === "free") return "無料";
    if (price.kind === "sameTicket") return "同じチケットに含む";
    if (price.kind === "unknown") return "料金不明";
    return `${price.kind === "adult" ? "大人1人" : "1泊"}${amountText(price.amount)}`;
  },
  way: (text) => {
    const way = storedWayOf(text);
    if (way === undefined) return text;
    const by = way.by === undefined ? "徒歩" : byVehicle(way.by);
    return `${by}${way.minutes}分（${japanese.way(way.km)}）`;
  },
  /** What one goes by, as a guide or a source has it: "列車で". */
  by: byVehicle,
  /** Names and texts of the guide, in the texts of a city. */
  sayGuide: (byHash) => sayGuide(byHash, ADDED),
};

/** What the engine adds to a text of the guide. */
const ADDED: AddedWords = {
  program: "演目と開演時刻は、プログラムでご確認ください。",
  holiday: "祝日のため、事前に電話でご確認ください。",
  level: (title) => `${levelTitle(title)}クラスです。`,
  way: (minutes, vehicle, from) => {
    const by = vehicle === undefined ? "徒歩" : byVehicle(vehicle);
    return `${from ?? "ホテル"}から${by}${minutes}分です。`;
  },
  between: "",
};

function levelTitle(title: string): string {
  return ownField<{ title: string }>(choiceWords.budgets, title)?.title ?? title;
}

function byVehicle(vehicle: string): string {
  return VEHICLES[vehicle] ?? `${vehicle}で`;
}
