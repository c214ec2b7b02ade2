import { sayStored } from "../say-stored.ts";
import { chinese } from "./chinese.ts";
import { choiceWords } from "./choice-words.ts";
import { CITY_NAMES } from "./city-names.ts";

export const storedWords = sayStored(chinese, {
  cities: CITY_NAMES,
  comma: "，",
  budgets: choiceWords.budgets,
  notOn: (weekdays) =>
    `${chinese.list(weekdays.map((weekday) => chinese.weekday(weekday)))}不开放。`,
  day: (number) => `第 ${number} 天`,
  unrated: "暂无评分",
  stars: { other: "星" },
  prices: { free: "免费", sameTicket: "含在同一门票内", unknown: "价格未知" },
  price: (amount, per) => `${per === "adult" ? "每位成人" : "每晚"} ${amount}`,
  vehicles: {
    "public transport": "乘公共交通",
    taxi: "乘出租车",
    train: "乘火车",
    bus: "乘巴士",
    ferry: "乘渡轮",
    boat: "乘船",
    car: "开车",
    "cable-car": "乘缆车",
  },
  vehicle: (name) => `乘${name}`,
  onFoot: "步行",
  way: (minutes, by, distance) => `${by} ${minutes} 分钟（${distance}）`,
  added: {
    program: "上演什么、几点开始，请查看节目单。",
    holiday: "当天是公共假日，请先打电话确认。",
    level: (title) => `档次：${title}。`,
    way: (minutes, by, from) => `从${from ?? "酒店"}${by}${minutes}分钟。`,
    between: "",
  },
});
