import type { PlaceCategory } from "../../places/place-category.ts";
import { areWeekdays, isOnSomeDays } from "../../trip/days-of-wish.ts";
import type { MeantWish } from "../../trip/meant-wish.ts";
import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { SaidDays, TripWish } from "../../trip/trip-wish.ts";
import { chinese } from "./chinese.ts";
import { choiceWords } from "./choice-words.ts";

type Need = Extract<TripWish, { kind: "need" }>["need"];

const KINDS: Readonly<Record<PlaceCategory, string>> = {
  museum: "博物馆",
  palace: "宫殿或城堡",
  worship: "教堂或寺庙",
  monument: "地标",
  viewpoint: "观景点",
  park: "公园",
  market: "市场或商店",
  "old-town": "老城街区",
  beach: "海滩",
  show: "演出",
  nightlife: "夜生活",
  nature: "自然景点",
  zoo: "动物园或水族馆",
  "theme-park": "主题乐园",
};

const NEEDS: Readonly<Record<Need, string>> = {
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
  noFood: "忌口的食物",
  crowds: "避开人群",
  transport: "交通方式",
  heat: "避开炎热",
  heights: "避开高处",
  toilets: "附近有洗手间",
  dogs: "带狗出行",
  budgetCap: "每天的花费上限",
  freeThings: "免费景点",
  weather: "看天气安排",
  lodging: "住在哪里",
  facts: "我们的指南没有这方面的信息",
};

const LAST_NAMED_DAY = 9;
const DAY_MINUTES = 24 * 60;
const PACES: Readonly<Record<PaceChoice, string>> = {
  relaxed: "节奏轻松",
  usual: "节奏适中",
  full: "节奏充实",
};

/** The meaning of wishes, in one phrase: "节奏轻松；不要夜生活". */
export function meaningOf(wishes: readonly MeantWish[]): string {
  return wishes.flatMap(phrases).join("；");
}

function phrases(wish: MeantWish): readonly string[] {
  if (wish.kind === "pace") return [PACES[wish.pace]];
  if (wish.kind === "children") return [`孩子 ${wish.childAges.join("、")} 岁`];
  if (wish.kind === "like")
    return wish.interests.map((id) => choiceWords.interests[id]).map((title) => `多一些${title}`);
  return [wishText(wish)];
}

function wishText(wish: TripWish): string {
  switch (wish.kind) {
    case "none":
      return `${onDays(wish)}不要${kinds(wish.categories)}`;
    case "without":
      return `${onDays(wish)}不去${wish.names}`;
    case "see":
      return `${onDays(wish)}去${wish.names}`;
    case "have":
      return `${onDays(wish)}${kinds(wish.categories, wish.count)}`;
    case "most":
      return `${wish.isADay === 1 ? "每天" : ""}最多 ${kinds(wish.categories, wish.count)}`;
    case "start":
      return isOnSomeDays(wish)
        ? `${onDays(wish)}${chinese.time(wish.minutes)} 开始`
        : `每天 ${chinese.time(wish.minutes)} 开始`;
    case "end":
      return `${onDays(wish)}${chinese.time(wish.minutes)} 前返回`;
    case "free":
      return `${onDays(wish)}${freeText(wish)}`;
    case "indoors":
      return `${onDays(wish)}${indoorsText(wish)}`;
    case "dayPace":
      return `${onDays(wish)}${PACES[wish.pace]}`;
    case "change":
      return `“${wish.words}”（排好各天之后）`;
    case "walkLess":
      return wish.km === undefined ? "少走路" : `每天步行最多 ${wish.km} 公里`;
    case "mostADay":
      return `${onDays(wish) || "每天"}最多 ${chinese.count(wish.count, { one: "个地点", other: "个地点" })}`;
    case "need":
      return NEEDS[wish.need];
  }
}

function freeText({ fromMinutes, toMinutes }: Extract<TripWish, { kind: "free" }>): string {
  if (fromMinutes === 0 && toMinutes === DAY_MINUTES) return "不作安排";
  if (toMinutes === DAY_MINUTES) return `${chinese.time(fromMinutes)} 后不作安排`;
  return fromMinutes === 0
    ? `${chinese.time(toMinutes)} 前不作安排`
    : `${chinese.time(fromMinutes)} 到 ${chinese.time(toMinutes)} 空闲`;
}

function indoorsText(wish: Extract<TripWish, { kind: "indoors" }>): string {
  return wish.fromMinutes === 0
    ? `${chinese.time(wish.toMinutes)} 前不去户外`
    : `${chinese.time(wish.fromMinutes)} 到 ${chinese.time(wish.toMinutes)} 在室内`;
}

function kinds(categories: readonly PlaceCategory[], count?: number): string {
  return `${count === undefined ? "" : `${count} ${counter(categories)}`}${chinese.list(categories.map((category) => KINDS[category]))}`;
}

/** What stands before the wish: "第 2 天和星期一：". */
/** Shows and nights out have counters of their own. */
function counter(categories: readonly PlaceCategory[]): string {
  if (categories.every((category) => category === "show")) return "场";
  return categories.every((category) => category === "nightlife") ? "次" : "个";
}

/** The days of a wish, as they end its phrase; empty for the whole trip. */
export function onDays({ days = [], weekdays = [], dates = [], isEvery }: SaidDays): string {
  const named = [
    ...(isEvery === true ? ["每天"] : []),
    ...(isFromOn(days) ? [`第 ${days[0]} 天及之后`] : days.map(dayText)),
    ...(areWeekdays(weekdays) ? ["工作日"] : weekdays.map(chinese.weekday)),
    ...dates.map((date) => ordinal(date)),
  ];
  return named.length === 0 ? "" : `${chinese.list(named)}：`;
}

function ordinal(date: number): string {
  const ending = { 1: "日", 2: "日", 3: "日" }[date % 10] ?? "日";
  return `${date} ${ending}`;
}

function dayText(day: number): string {
  if (day === 0) return "中间那天";
  if (day > 0) return `第 ${day} 天`;
  return day === -1 ? "最后一天" : `倒数第 ${-day} 天`;
}

/** All days from one on are as many as a wish may name. */
function isFromOn(days: readonly number[]): boolean {
  return (
    days.length > 2 &&
    days.at(-1) === LAST_NAMED_DAY &&
    days.every((day, at) => day === (days[0] ?? 0) + at)
  );
}
