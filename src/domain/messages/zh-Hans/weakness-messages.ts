import type { MealKind } from "../../places/eatery-kind.ts";
import type { WEAKNESS_MESSAGES as english } from "../en/weakness-messages.ts";
import { chinese } from "./chinese.ts";
import { choiceWords } from "./choice-words.ts";

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "午餐", dinner: "晚餐" };

const onDays = (days: readonly number[]) => chinese.list(days.map((day) => `第 ${day} 天`));

export const WEAKNESS_MESSAGES: typeof english = {
  without: ({ names }) => `缺少：${chinese.list(names)}。`,
  nothingFor: ({ interests }) =>
    `缺少这方面的内容：${chinese.list(interests.map((id) => choiceWords.interests[id]))}。`,
  littleFor: ({ interests }) =>
    `这方面的内容不多：${chinese.list(interests.map((id) => choiceWords.interests[id]))}。`,
  wishNotShown: ({ wishes }) =>
    `未完全排入计划：${chinese.list(wishes.map((wish) => `“${wish}”`))}。`,
  wishNotOn: ({ wish, days }) =>
    `${chinese.list(days.map((day) => `第 ${day} 天`))}未完全满足：“${wish}”。`,
  emptyDay: ({ day }) => `第 ${day} 天没有安排。`,
  endsEarly: ({ day, minutes }) => `第 ${day} 天 ${chinese.time(minutes)} 就结束了，偏早。`,
  startsLate: ({ day, minutes }) => `第 ${day} 天 ${chinese.time(minutes)} 才开始，偏晚。`,
  littleToSee: ({ day, minutes }) => `第 ${day} 天的观光时间只有 ${chinese.duration(minutes)}。`,
  waiting: ({ day, minutes }) => `第 ${day} 天：等待 ${chinese.duration(minutes)}。`,
  roundabout: ({ day, percent }) => `第 ${day} 天的路线比最短路线长 ${percent}%。`,
  muchTravel: ({ day, minutes }) => `第 ${day} 天：路上共 ${chinese.duration(minutes)}。`,
  stray: ({ name, day, otherDay }) => `${name}（第 ${day} 天）离第 ${otherDay} 天的地点更近。`,
  mealsMissing: ({ meal, days }) => `${onDays(days)}没有${MEALS[meal]}。`,
  mealsUnnamed: ({ meal, days }) => `${onDays(days)}的${MEALS[meal]}没有用餐地点。`,
  mealEarly: ({ day, meal, minutes }) =>
    `第 ${day} 天：${MEALS[meal]}在 ${chinese.time(minutes)}，多数餐厅还没开门。`,
  mealLate: ({ day, meal, minutes }) =>
    `第 ${day} 天：${MEALS[meal]}晚至 ${chinese.time(minutes)}。`,
  afterDark: ({ names }) => `那时天已黑：${chinese.list(names)}。`,
  beforeSunset: ({ day, name }) => `第 ${day} 天：你在日落前不久离开${name}。`,
  inHeat: ({ day, names }) => `第 ${day} 天：炎热时段在户外：${chinese.list(names)}。`,
  missesEvent: ({ event, names }) => `${event}：可以去看${chinese.list(names)}。`,
  alike: ({ day, name }) => `与你看过的很像：${name}（第 ${day} 天）。`,
  shortOuting: ({ day, name }) => `时间被缩短：${name}（第 ${day} 天）。`,
  forChildren: ({ day, name }) => `主要适合儿童：${name}（第 ${day} 天）。`,
  longForChildren: ({ day, name }) => `对孩子来说时间偏长：${name}（第 ${day} 天）。`,
  nothingForChildren: ({ day }) => `第 ${day} 天没有适合儿童的内容。`,
  longWalkForChildren: ({ day, name }) => `第 ${day} 天：走到${name}对小孩子来说较远。`,
  tableDoesNotSuit: ({ day, name }) => `用餐可能不适合你：${name}（第 ${day} 天）。`,
  noChoiceAt: ({ day, meal, name, wishes }) =>
    `${name}（第 ${day} 天${MEALS[meal]}）：不清楚是否有符合${chinese.list(wishes.map((wish) => `“${wish}”`))}的菜。`,
};
