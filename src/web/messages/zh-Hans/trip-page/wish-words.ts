import { needAdvice } from "../../../../domain/messages/zh-Hans/need-advice.ts";
import { kindsOf, onDays } from "../../../../domain/messages/zh-Hans/wish-meaning.ts";
import type { AskedPart, UnmetWish } from "../../../../domain/wishes/read-wishes.ts";
import type { wishWords as english } from "../../en/trip-page/wish-words.ts";
import { meaning } from "../change-meaning.ts";
import { PROBLEM_WORDS } from "../problem-words.ts";

export const wishWords: typeof english = {
  whatWouldYouLike: "你想怎么改？",
  hint: "用自己的话写（英文、德文、法文或西班牙文），或从下面选择：",
  byModel: "如果我们看不懂你的话，会把它和地点名称一起发送给 AI。",
  examples: {
    "Less walking": "少走路",
    "Start later": "晚点开始",
    "Finish earlier": "早点回来",
    Cheaper: "便宜些",
    "Take it easy": "轻松些",
    "Fit more in": "多看一些",
    "Swap the museum for a market": "把博物馆换成市场",
    "Add a park": "加一个公园",
    "Keep the evening free": "晚上留空",
  },
  quoted: (text) => `“${text}”`,
  unmet: ({ text, reason, need, hours, where = [] }) =>
    need !== undefined
      ? `“${text}”：${needAdvice(need)}`
      : reason === "notOn"
        ? `“${text}”：${where.map(({ day }) => day).join("、")}不行，我们试过的都排不下。`
        : where.length > 0 && reason === "isSo"
          ? `“${text}”：${isThere(where)}。`
          : `“${text}”：${reason === "isShut" ? PROBLEM_WORDS.outsideHours({ hours }) : reason === "isOpen" ? PROBLEM_WORDS.openFrom({ hours }) : REASONS[reason]}`,
  isThere: (where: NonNullable<AskedPart["where"]>) => `${isThere(where)}。`,
  otherLanguage: "我们只能读懂用英文、德文、法文和西班牙文写的心愿。",
  askAbout: (wish) => `选择如何处理“${wish}”`,
  asked: ({ text, choices, like: [one, other] = [] }) =>
    choices.length === 0
      ? one === undefined || other === undefined
        ? `“${text}”：${REASONS.notUnderstood}`
        : `“${text}”：我们没看懂。请换种写法，例如“skip ${one}”或“${other} in the morning”。`
      : choices.every(({ label }) => label === "which")
        ? `“${text}”指的是哪一个？`
        : `“${text}”该怎么处理？`,
  choice: ({ label, name, kinds, when, meant, said }) =>
    (label === "doIt" ? meaning(meant, said) : "") ||
    `${onDays(when ?? {})}${CHOICES[label](kinds === undefined ? name : kindsOf(kinds))}`,
  asides: (texts) => `未因以下内容改动：${texts.map((text) => `“${text}”`).join("、")}`,
  withoutMeal: "不安排",
  otherCity: (cities) =>
    `行程只能在原定的城市内更改。把${cities}规划成新行程吧：日期、预算和同行人已填好，此行程保持不变。`,
  planCities: (cities) => `规划${cities}`,
};

/** A meal in the words that are understood, which are English. */
const MEALS: Readonly<Record<string, string>> = {
  breakfast: "早餐",
  lunch: "午餐",
  dinner: "晚餐",
};
const mealName = (name: string) => MEALS[name] ?? name;

const CHOICES: Readonly<Record<AskedPart["choices"][number]["label"], (name: string) => string>> = {
  add: (name) => `添加${name}`,
  leaveOut: (name) => `不去${name}`,
  remove: (name) => `移除${name}`,
  moveDay: (name) => `将${name}移到另一天`,
  note: () => "作为备注保留",
  exchange: () => "互换位置",
  first: (name) => `先去${name}`,
  last: (name) => `最后去${name}`,
  earlier: (name) => `${mealName(name)}提前`,
  later: (name) => `${mealName(name)}推后`,
  keep: (name) => `保留${name}`,
  more: (name) => `更多：${name}`,
  fewer: (name) => `更少：${name}`,
  none: (name) => `不要：${name}`,
  which: (name) => name,
  doIt: (name) => `照此修改：“${name}”`,
  evenSo: () => "照做，即使用餐时间改变或某天结束得更晚",
  at: (name) => `${name}`,
  atMost: (name) => `最多${name}`,
  swap: (name) => `将${name}换成别的`,
  swapFor: (name) => `替换：${name}`,
  stayFor: (name) => `${name.replace(/, (?=\d+$)/, "：")} 分钟`,
  morning: (name) => `上午${name}`,
  afternoon: (name) => `下午${name}`,
  evening: (name) => `晚上${name}`,
  sunset: (name) => `日落时${name}`,
  swapDays: () => "对调这两天",
  visitAt: (name) => name,
  otherMeal: (name) => `${mealName(name)}换个地方`,
  makeRoom: (name) => `腾出时间：不去${name}`,
  asItIs: () => "计划保持不变",
};

const REASONS: Readonly<Record<Exclude<UnmetWish["reason"], "isShut" | "isOpen">, string>> = {
  notUnderstood: "我们没看懂。请换个说法，并写出地点名称。",
  noneThere: "你的计划里没有。",
  noneKnown: "我们的指南在这里没有其他的了。",
  unknownPlace: "我们的指南没有这个地点。请在当天点按“添加地点”自行添加。",
  noOtherTable: "我们的指南在那附近没有其他餐厅。",
  noTable: "我们的指南在你的路线附近没有这样的餐厅。请找一家并作为地点添加。",
  noneFits: "我们试过的都排不下。你可以自己移动地点。",
  isClosed: "那几天不开放。",
  notOn: "并非每天都能做到。",
  midPriced: "在附近且在你的预算内，我们所知最好的餐厅价格适中。",
  isLocked: "它已锁定。请先解锁。",
  hasHour: "它有固定时间。请在该地点的“时间”中取消勾选“重新规划时保留此时间”。",
  lastDay: "行程至少要有一天。",
  isSo: "你的计划已经是这样了。",
  noDay: "你的行程没有这一天。",
  noBreakfast: "计划不含早餐。请说明每天几点开始。",
  whoTravels: "同行人在创建行程时确定。请说出适合他们的地点，或为所有人新建行程。",
  cantHere: "这样无法更改计划中的日子。",
};

const timed = (time: string | undefined) => (time === undefined ? "" : ` ${time}`);

/** Where a plan has what is spoken of. */
const isThere = (where: NonNullable<AskedPart["where"]>) =>
  where.map(({ name, day, time }) => `${name}在${day}${timed(time)}`).join("，");
