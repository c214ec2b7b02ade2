import { ownField } from "../../own-field.ts";
import { dayNumberOf, starsOf, storedPriceOf, storedWayOf } from "../../trip/stored-text.ts";
import type { storedWords as english } from "../en/stored-words.ts";
import { storedAmountIn } from "../money-text.ts";
import { placeNames } from "../place-names.ts";
import { type AddedWords, sayGuide } from "../say-guide.ts";
import { chinese } from "./chinese.ts";
import { choiceWords } from "./choice-words.ts";
import { CITY_NAMES } from "./city-names.ts";

const VEHICLES: Readonly<Record<string, string>> = {
  "public transport": "乘公共交通",
  taxi: "乘出租车",
  train: "乘火车",
  bus: "乘巴士",
  ferry: "乘渡轮",
  boat: "乘船",
  car: "开车",
  "cable-car": "乘缆车",
};

const amountText = storedAmountIn(chinese);

export const storedWords: typeof english = {
  ...placeNames(chinese, CITY_NAMES, "，"),
  notOn: (weekdays) =>
    `${chinese.list(weekdays.map((weekday) => chinese.weekday(weekday)))}不开放。`,
  /** What a day is called: "第 2 天". */
  day: (name) => {
    const number = dayNumberOf(name);
    return number === undefined ? name : `第 ${number} 天`;
  },
  budget: levelTitle,
  rating: (text) => {
    const stars = starsOf(text);
    if (stars === undefined) return text;
    return stars === 0 ? "暂无评分" : chinese.count(stars, { other: "星" });
  },
  price: (text) => {
    const price = storedPriceOf(text);
    if (price === undefined) return text;
    if (price.kind === "free") return "免费";
    if (price.kind === "sameTicket") return "含在同一门票内";
    if (price.kind === "unknown") return "价格未知";
    return `${price.kind === "adult" ? "每位成人" : "每晚"} ${amountText(price.amount)}`;
  },
  way: (text) => {
    const way = storedWayOf(text);
    if (way === undefined) return text;
    const by = way.by === undefined ? "步行" : byVehicle(way.by);
    return `${by} ${way.minutes} 分钟（${chinese.way(way.km)}）`;
  },
  /** What one goes by, as a guide or a source has it: "乘火车". */
  by: byVehicle,
  /** Names and texts of the guide, in the texts of a city. */
  sayGuide: (byHash) => sayGuide(byHash, ADDED),
};

/** What the engine adds to a text of the guide. */
const ADDED: AddedWords = {
  program: "上演什么、几点开始，请查看节目单。",
  holiday: "当天是公共假日，请先打电话确认。",
  level: (title) => `档次：${levelTitle(title)}。`,
  way: (minutes, vehicle, from) => {
    const by = vehicle === undefined ? "步行" : byVehicle(vehicle);
    return `从${from ?? "酒店"}${by}${minutes}分钟。`;
  },
  between: "",
};

function levelTitle(title: string): string {
  return ownField<{ title: string }>(choiceWords.budgets, title)?.title ?? title;
}

function byVehicle(vehicle: string): string {
  return VEHICLES[vehicle] ?? `乘${vehicle}`;
}
