import type { MealKind } from "../../places/eatery-kind.ts";
import type { InterestId } from "../../trip/interest.ts";
import { chinese } from "./chinese.ts";
import { choiceWords } from "./choice-words.ts";
import { durationText } from "./duration-text.ts";

type OnDay = { day: number };

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "午餐", dinner: "晚餐" };

/** Weaknesses that lower a plan's quality. Minutes are a length, or count from midnight where it says so. */
export const WEAKNESS_MESSAGES = {
  without: ({ names }: { names: string[] }) => `缺少：${chinese.list(names)}。`,
  nothingFor: ({ interests }: { interests: InterestId[] }) =>
    `缺少这方面的内容：${chinese.list(interests.map((id) => choiceWords.interests[id]))}。`,
  littleFor: ({ interests }: { interests: InterestId[] }) =>
    `这方面的内容不多：${chinese.list(interests.map((id) => choiceWords.interests[id]))}。`,
  wishNotShown: ({ wishes }: { wishes: string[] }) =>
    `未完全排入计划：${chinese.list(wishes.map((wish) => `“${wish}”`))}。`,
  emptyDay: ({ day }: OnDay) => `第 ${day} 天没有安排。`,
  /** After midnight. */
  endsEarly: ({ day, minutes }: OnDay & { minutes: number }) =>
    `第 ${day} 天 ${chinese.time(minutes)} 就结束了，偏早。`,
  /** After midnight. */
  startsLate: ({ day, minutes }: OnDay & { minutes: number }) =>
    `第 ${day} 天 ${chinese.time(minutes)} 才开始，偏晚。`,
  littleToSee: ({ day, minutes }: OnDay & { minutes: number }) =>
    `第 ${day} 天的观光时间只有 ${durationText(minutes)}。`,
  waiting: ({ day, minutes }: OnDay & { minutes: number }) =>
    `第 ${day} 天：等待 ${durationText(minutes)}。`,
  roundabout: ({ day, percent }: OnDay & { percent: number }) =>
    `第 ${day} 天的路线比最短路线长 ${percent}%。`,
  muchTravel: ({ day, minutes }: OnDay & { minutes: number }) =>
    `第 ${day} 天：路上共 ${durationText(minutes)}。`,
  stray: ({ name, day, otherDay }: OnDay & { name: string; otherDay: number }) =>
    `${name}（第 ${day} 天）离第 ${otherDay} 天的地点更近。`,
  noLunch: ({ day }: OnDay) => `第 ${day} 天没有午餐。`,
  noDinner: ({ day }: OnDay) => `第 ${day} 天没有晚餐。`,
  mealUnnamed: ({ day, meals }: OnDay & { meals: MealKind[] }) =>
    `第 ${day} 天：${chinese.list(meals.map((meal) => MEALS[meal]))}没有用餐地点。`,
  /** After midnight. */
  mealEarly: ({ day, meal, minutes }: OnDay & { meal: MealKind; minutes: number }) =>
    `第 ${day} 天：${MEALS[meal]}在 ${chinese.time(minutes)}，多数餐厅还没开门。`,
  /** After midnight. */
  mealLate: ({ day, meal, minutes }: OnDay & { meal: MealKind; minutes: number }) =>
    `第 ${day} 天：${MEALS[meal]}晚至 ${chinese.time(minutes)}。`,
  afterDark: ({ names }: { names: string[] }) => `那时天已黑：${chinese.list(names)}。`,
  beforeSunset: ({ day, name }: OnDay & { name: string }) =>
    `第 ${day} 天：你在日落前不久离开${name}。`,
  inHeat: ({ day, names }: OnDay & { names: string[] }) =>
    `第 ${day} 天：炎热时段在户外：${chinese.list(names)}。`,
  missesEvent: ({ event, names }: { event: string; names: string[] }) =>
    `${event}：可以去看${chinese.list(names)}。`,
  alike: ({ day, name }: OnDay & { name: string }) => `与你看过的很像：${name}（第 ${day} 天）。`,
  shortOuting: ({ day, name }: OnDay & { name: string }) => `时间被缩短：${name}（第 ${day} 天）。`,
  forChildren: ({ day, name }: OnDay & { name: string }) =>
    `主要适合儿童：${name}（第 ${day} 天）。`,
  longForChildren: ({ day, name }: OnDay & { name: string }) =>
    `对孩子来说时间偏长：${name}（第 ${day} 天）。`,
  nothingForChildren: ({ day }: OnDay) => `第 ${day} 天没有适合儿童的内容。`,
  longWalkForChildren: ({ day, name }: OnDay & { name: string }) =>
    `第 ${day} 天：走到${name}对小孩子来说较远。`,
  tableDoesNotSuit: ({ day, name }: OnDay & { name: string }) =>
    `用餐可能不适合你：${name}（第 ${day} 天）。`,
};
