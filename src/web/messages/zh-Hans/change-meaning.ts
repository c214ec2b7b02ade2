import { chinese } from "../../../domain/messages/zh-Hans/chinese.ts";
import { wishWords } from "../../../domain/messages/zh-Hans/wish-meaning.ts";
import { sayChanges } from "../say-changes.ts";

export const meaning = sayChanges(chinese, wishWords, {
  meals: { breakfast: "早餐", lunch: "午餐", dinner: "晚餐", any: "用餐" },
  changed: {
    earlier: "早一些",
    later: "晚一些",
    longer: "久一些",
    shorter: "短一些",
  },
  timed: {
    at: (time) => `定在 ${time}`,
    latest: (time) => `不晚于 ${time}`,
    soonest: (time) => `不早于 ${time}`,
  },
  start: (what, when) => `${what}：${when}`,
  until: (what, time) => `${what}：到 ${time}`,
  stay: (what, duration) => `${what}：停留 ${duration}`,
  outside: (what) => `${what}只看外观`,
  stayChanged: (what, change) => `${what}：停留${change}`,
  cheaper: "更便宜的门票",
  noMeals: "不要用餐",
  noMeal: (meal) => `不要${meal}`,
  food: (food, meal) => `${meal}：${food}`,
  nearHotel: "在酒店附近",
  near: (place) => `在${place}附近`,
  meal: ({ name, hour, change, where, isNice }) =>
    `${hour && `${hour.replace("定在 ", "")} `}${where}${isNice ? "好好享用" : ""}${name}${change}`,
});
