import { japanese } from "../../../domain/messages/ja/japanese.ts";
import { wishWords } from "../../../domain/messages/ja/wish-meaning.ts";
import { sayChanges } from "../say-changes.ts";

export const meaning = sayChanges(japanese, wishWords, {
  meals: { breakfast: "朝食", lunch: "昼食", dinner: "夕食", any: "食事" },
  changed: {
    earlier: "早めに",
    later: "遅めに",
    longer: "長めに",
    shorter: "短めに",
  },
  timed: {
    at: (time) => `${time}に`,
    latest: (time) => `${time}までに`,
    soonest: (time) => `${time}以降に`,
  },
  start: (what, when) => `${what}を${when}`,
  until: (what, time) => `${what}を${time}まで`,
  stay: (what, duration) => `${what}に${duration}滞在`,
  outside: (what) => `${what}は外から`,
  stayChanged: (what, change) => `${what}の滞在を${change}`,
  cheaper: "入場料を安く",
  noMeals: "食事なし",
  noMeal: (meal) => `${meal}なし`,
  food: (food, meal) => `${meal}は${food}`,
  nearHotel: "ホテルの近くで",
  near: (place) => `${place}の近くで`,
  meal: ({ name, hour, change, where, isNice }) =>
    `${where}${hour}${change}${isNice ? "特別な" : ""}${name}`,
});
