import type { PlaceCategory } from "../../places/place-category.ts";
import { sayWishes } from "../say-wishes.ts";
import { chinese } from "./chinese.ts";
import { choiceWords } from "./choice-words.ts";

export const wishWords = sayWishes(chinese, choiceWords.interests, {
  kinds: {
    museum: ["博物馆"],
    palace: ["宫殿或城堡"],
    worship: ["教堂或寺庙"],
    monument: ["地标"],
    viewpoint: ["观景点"],
    park: ["公园"],
    market: ["市场或商店"],
    "old-town": ["老城街区"],
    beach: ["海滩"],
    show: ["演出"],
    nightlife: ["夜生活"],
    nature: ["自然景点"],
    zoo: ["动物园或水族馆"],
    "theme-park": ["主题乐园"],
  },
  needs: {
    vegetarian: "素食",
    vegan: "纯素",
    glutenFree: "无麸质饮食",
    lactoseFree: "无乳糖饮食",
    halal: "清真饮食",
    kosher: "犹太洁食",
    nutFree: "不含坚果的饮食",
    seafoodFree: "不含海鲜的饮食",
    allergy: "食物过敏",
    stepFree: "无台阶通行",
    pregnant: "孕期的轻松行程",
    cleanAir: "没有烟尘的地方",
    noFood: "饮食",
    crowds: "避开人群",
    transport: "交通方式",
    heat: "避开炎热",
    heights: "避开高处",
    toilets: "附近有洗手间",
    dogs: "带狗出行",
    budgetCap: "每天的花费上限",
    freeThings: "免费景点",
    weather: "看天气而定的安排",
    lodging: "住在哪里",
    facts: "我们的指南没有这方面的信息",
    answers: "回答问题",
    apart: "分头行动",
  },
  unplanned: (what) => `${what}（无法纳入计划）`,
  paces: {
    relaxed: "节奏轻松",
    usual: "节奏适中",
    full: "节奏充实",
  },
  hours: {
    sunrise: "（日出时）",
    sunset: "（日落时）",
    opening: "（一开门就去）",
    morning: "（上午）",
    afternoon: "（下午）",
    evening: "（晚上）",
    cool: "（天热之前）",
    last: "（一天的最后）",
    night: "（天黑后）",
  },
  children: (ages) => `孩子 ${ages.join("、")} 岁`,
  more: (interest) => `多一些${interest}`,
  none: (kinds) => `不要${kinds}`,
  without: (names) => `不去${names}`,
  see: (names) => `去${names}`,
  have: (count, kinds, of) => `${count} ${counter(of)}${kinds}`,
  most: (count, kinds, isADay, of) => `${isADay ? "每天" : ""}最多 ${count} ${counter(of)}${kinds}`,
  start: (time) => `${time} 开始`,
  startDaily: (time) => `每天 ${time} 开始`,
  end: (time) => `${time} 前返回`,
  nothing: "不作安排",
  nothingAfter: (time) => `${time} 后不作安排`,
  nothingBefore: (time) => `${time} 前不作安排`,
  free: (fromMinutes, toMinutes) =>
    `${chinese.time(fromMinutes)} 到 ${chinese.time(toMinutes)} 空闲`,
  notOutdoorsBefore: (time) => `${time} 前不去户外`,
  indoors: (fromMinutes, toMinutes) =>
    `${chinese.time(fromMinutes)} 到 ${chinese.time(toMinutes)} 在室内`,
  change: (words) => `“${words}”（排好各天之后）`,
  lessWalking: "少走路",
  mostWalking: (km) => `每天步行最多 ${km} 公里`,
  mostADay: (count, isOnSomeDays) =>
    `${isOnSomeDays ? "" : "每天"}最多 ${chinese.count(count, { one: "个地点", other: "个地点" })}`,
  everyDay: "每天",
  fromDay: (day) => `第 ${day} 天及之后`,
  day: dayText,
  weekdays: "工作日",
  date: (date) => ordinal(date),
  on: (days) => `${days}：`,
  order: { withDays: (phrase, days) => `${days}${phrase}`, join: (phrases) => phrases.join("；") },
});
export const { meaningOf, onDays, kindsOf } = wishWords;

function ordinal(date: number): string {
  return `${date} 日`;
}

function dayText(day: number): string {
  if (day === 0) return "中间那天";
  if (day > 0) return `第 ${day} 天`;
  return day === -1 ? "最后一天" : `倒数第 ${-day} 天`;
}

/** Shows and nights out have counters of their own. */
function counter(categories: readonly PlaceCategory[]): string {
  if (categories.every((category) => category === "show")) return "场";
  return categories.every((category) => category === "nightlife") ? "次" : "个";
}
