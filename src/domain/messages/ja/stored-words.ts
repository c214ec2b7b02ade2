import { sayStored } from "../say-stored.ts";
import { choiceWords } from "./choice-words.ts";
import { CITY_NAMES } from "./city-names.ts";
import { japanese } from "./japanese.ts";

export const storedWords = sayStored(japanese, {
  cities: CITY_NAMES,
  comma: "、",
  budgets: choiceWords.budgets,
  notOn: (weekdays) =>
    `${japanese.list(weekdays.map((weekday) => `${japanese.weekday(weekday)}`))}は休み。`,
  day: (number) => `${number}日目`,
  unrated: "評価なし",
  stars: { other: "つ星" },
  prices: { free: "無料", sameTicket: "同じチケットに含む", unknown: "料金不明" },
  price: (amount, per) => `${per === "adult" ? "大人1人" : "1泊"}${amount}`,
  vehicles: {
    "public transport": "公共交通機関で",
    taxi: "タクシーで",
    train: "列車で",
    bus: "バスで",
    ferry: "フェリーで",
    boat: "船で",
    car: "車で",
    "cable-car": "ロープウェイで",
  },
  vehicle: (name) => `${name}で`,
  onFoot: "徒歩",
  way: (minutes, by, distance) => `${by}${minutes}分（${distance}）`,
  added: {
    program: "演目と開演時刻は、プログラムでご確認ください。",
    holiday: "祝日のため、事前に電話でご確認ください。",
    level: (title) => `${title}クラスです。`,
    way: (minutes, by, from) => `${from ?? "ホテル"}から${by}${minutes}分です。`,
    between: "",
  },
});
