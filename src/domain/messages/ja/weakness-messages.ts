import type { MealKind } from "../../places/eatery-kind.ts";
import type { WEAKNESS_MESSAGES as english } from "../en/weakness-messages.ts";
import { choiceWords } from "./choice-words.ts";
import { japanese } from "./japanese.ts";

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "昼食", dinner: "夕食" };

const onDays = (days: readonly number[]) => japanese.list(days.map((day) => `${day}日目`));

export const WEAKNESS_MESSAGES: typeof english = {
  without: ({ names }) => `入っていないスポット：${japanese.list(names)}。`,
  nothingFor: ({ interests }) =>
    `「${japanese.list(interests.map((id) => choiceWords.interests[id]))}」に合うものがありません。`,
  littleFor: ({ interests }) =>
    `「${japanese.list(interests.map((id) => choiceWords.interests[id]))}」に合うものが少なめです。`,
  wishNotShown: ({ wishes }) =>
    `十分に反映されていない希望：${japanese.list(wishes.map((wish) => `「${wish}」`))}。`,
  wishNotOn: ({ wish, days }) =>
    `${japanese.list(days.map((day) => `${day}日目`))}に十分に反映されていない希望：「${wish}」。`,
  emptyDay: ({ day }) => `${day}日目は予定がありません。`,
  endsEarly: ({ day, minutes }) => `${day}日目は${japanese.time(minutes)}終了と早めです。`,
  startsLate: ({ day, minutes }) => `${day}日目は${japanese.time(minutes)}開始と遅めです。`,
  littleToSee: ({ day, minutes }) => `${day}日目の観光は${japanese.duration(minutes)}だけです。`,
  waiting: ({ day, minutes }) => `${day}日目：待ち時間が${japanese.duration(minutes)}あります。`,
  roundabout: ({ day, percent }) => `${day}日目のルートは、最短より${percent}%長くなっています。`,
  muchTravel: ({ day, minutes }) => `${day}日目：移動が${japanese.duration(minutes)}あります。`,
  stray: ({ name, day, otherDay }) =>
    `${name}（${day}日目）は、${otherDay}日目のスポットのほうが近いです。`,
  mealsMissing: ({ meal, days }) => `${onDays(days)}は${MEALS[meal]}がありません。`,
  mealsUnnamed: ({ meal, days }) => `${onDays(days)}の${MEALS[meal]}の場所が決まっていません。`,
  mealEarly: ({ day, meal, minutes }) =>
    `${day}日目：${MEALS[meal]}が${japanese.time(minutes)}で、多くの店が開く前です。`,
  mealLate: ({ day, meal, minutes }) =>
    `${day}日目：${MEALS[meal]}が${japanese.time(minutes)}と遅めです。`,
  afterDark: ({ names }) => `暗くなってからの訪問：${japanese.list(names)}。`,
  beforeSunset: ({ day, name }) => `${day}日目：日没の少し前に${name}を離れます。`,
  inHeat: ({ day, names }) =>
    `${day}日目：暑い時間帯に屋外で過ごします（${japanese.list(names)}）。`,
  missesEvent: ({ event, names }) => `${event}：${japanese.list(names)}も楽しめます。`,
  alike: ({ day, name }) => `ほかとよく似たスポット：${name}（${day}日目）。`,
  shortOuting: ({ day, name }) => `時間が短い遠出：${name}（${day}日目）。`,
  forChildren: ({ day, name }) => `主に子ども向け：${name}（${day}日目）。`,
  longForChildren: ({ day, name }) => `子どもには長め：${name}（${day}日目）。`,
  nothingForChildren: ({ day }) => `${day}日目は子ども向けのものがありません。`,
  longWalkForChildren: ({ day, name }) =>
    `${day}日目：${name}まで歩くのは、小さな子どもには大変です。`,
  tableDoesNotSuit: ({ day, name }) =>
    `食事の希望に合わないかもしれません：${name}（${day}日目）。`,
  noChoiceAt: ({ day, meal, name, wishes }) =>
    `${name}（${day}日目の${MEALS[meal]}）：${japanese.list(wishes.map((wish) => `「${wish}」`))}に合う料理があるか分かりません。`,
};
