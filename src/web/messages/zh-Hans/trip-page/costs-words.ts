import { chinese } from "../../../../domain/messages/zh-Hans/chinese.ts";
import { moneyText } from "../../../../domain/messages/zh-Hans/money-text.ts";
import { storedWords } from "../../../../domain/messages/zh-Hans/stored-words.ts";
import type { CostKind, Split } from "../../../../domain/trip/costs.ts";

const people = (count: number) => chinese.count(count, { one: "人", other: "人" });
const places = (count: number) => chinese.count(count, { one: "个地点", other: "个地点" });

/** The Costs view of a trip's page. */
export const costsWords = {
  title: "费用",
  money: moneyText,
  wholeTripFor: (count: number) => `整个行程，${count} 人`,
  forEach: (count: number) =>
    `每人，共 ${chinese.count(count, { one: "位出行人", other: "位出行人" })}`,
  forOne: "整个行程，1 人",
  about: (amount: string) => `约 ${amount}`,
  perPerson: "总计或每人",
  all: (count: number) => `总计，${count} 人`,
  each: "每人",
  bounds: (low: string, high: string) => `介于 ${low} 和 ${high} 之间`,
  budget: (amount: string) => `预算 ${amount}`,
  budgetOfLevel: (amount: string, level: string) =>
    `预算约 ${amount}（${storedWords.budget(level)}）`,
  within: (spare: string) => `在预算内，约余 ${spare}`,
  leftForOthers: (spare: string) => `约 ${spare} 可用于尚未计入的费用`,
  mealsNotCounted: "餐费在你添加之前不计入。",
  mealsCounted: (counted: number, days: number) => `${days} 天中已计入 ${counted} 天的餐费。`,
  childrenPayLess: "门票按成人价计算，儿童通常更便宜。",
  leftForRooms: (spare: string) => `约 ${spare} 可用于住宿（价格未知）`,
  over: (more: string) => `超出预算约 ${more}`,
  noBudget: "未设置预算。",
  barLabel: (expected: string, budget: string) => `预计 ${expected}，预算 ${budget}`,
  kinds: {
    rooms: "住宿",
    tickets: "门票",
    rides: "交通",
    journeys: "机票和火车票",
    meals: "餐饮",
    other: "其他",
  } satisfies Record<CostKind, string>,
  kindsTitle: "按类别",
  entered: (amount: string) => `已添加 ${amount}`,
  stay: (rooms: number, nights: number, hotel: string, isDear: boolean) =>
    `${hotel}：${chinese.count(rooms, { one: "间客房", other: "间客房" })}，${chinese.count(nights, { one: "晚", other: "晚" })}${isDear ? "，因活动价格高于平时" : ""}`,
  tickets: (count: number, persons: number) => `${places(count)}，${people(persons)}`,
  taxis: (count: number) =>
    `${chinese.count(count, { one: "次出租车", other: "次出租车" })}和公共交通（估算）`,
  rides: "公共交通（估算）",
  meals: "午餐和晚餐，按通常价格",
  noEstimate: "无估算",
  range: (low: string, high: string) => `${low} – ${high}`,
  addYours: "添加实际金额",
  addYoursFor: (kind: string) => `添加实际金额：${kind}`,
  expected: "预计",
  byDay: "按天",
  unpriced: (names: readonly string[]) => `${chinese.list(names)}的价格未知，未计入总额。`,
  withoutRate: (amounts: readonly string[]) => `因没有汇率而未计入总额：${chinese.list(amounts)}。`,
  estimateWithoutRate: (currency: string) =>
    `计划的价格以 ${currency} 计。它没有汇率，因此未计入总额。`,
  estimateRate: (from: string, to: string, value: number, date: string) =>
    `计划价格按 1 ${from} 约合 ${value} ${to} 计算（${date}）。`,
  basis: "价格来自计划，可能会变。填入实付金额即可替换。",
  add: "添加支出",
  changeBudget: "更改预算",
  download: "下载表格（CSV）",
  fileName: (trip: string) => `${trip} 费用.csv`,

  expenses: "支出",
  noExpenses: "还没有支出。",
  wholeTrip: "整个行程",
  paidBy: (names: readonly string[]) => `${chinese.list(names)}支付`,
  noRate: "没有汇率",
  change: (title: string) => `编辑${title}`,

  newCost: "添加支出",
  changeCost: "编辑支出",
  amount: "金额",
  currency: "货币",
  amountMissing: (example: string) => `请输入金额，例如 ${example}。`,
  isRefund: "这是退款",
  what: "说明（可选）",
  kind: "类别",
  day: "哪天",
  /** "2 · Sat 5"; a day without a date is called by its name alone. */
  dayChoice: (number: number, name: string, isDated: boolean) =>
    isDated ? `${number} · ${name}` : name,
  rate: (from: string, to: string) => `1 ${from} 兑 ${to}`,
  rateOwn: (date: string) => `近似值，来自我们${date}的汇率表。请输入你支付时的汇率。`,
  rateAsked: (date: string) => `截至${date}的最新央行汇率。请输入你支付时的汇率。`,
  rateKept: "你添加时的汇率。",
  rateMissing: "没有汇率，不计入总额。",
  rateWrong: "请输入大于 0 的数字，例如 0.92，或留空。",
  replaces: (amount: string) => `取代计划的估算（${amount}）`,
  payer: "付款人",
  nobody: "不分摊",
  several: "多人",
  paid: (name: string) => `${name}支付`,
  splitTitle: "分摊",
  splits: {
    EVENLY: "平均",
    BY_SHARES: "按份数",
    BY_PERCENTAGE: "按百分比",
    BY_AMOUNT: "按金额",
  } satisfies Record<Split, string>,
  among: "参与分摊",
  everyone: "所有人",
  shareOf: (name: string) => `${name}：份数`,
  percentOf: (name: string) => `${name}：百分比`,
  amountOf: (name: string) => `${name}：金额`,
  payersWrong: "各付款金额之和必须等于总额。",
  splitWrong: {
    EVENLY: "请至少选择一人。",
    BY_SHARES: "请至少输入一份，且为整数。",
    BY_PERCENTAGE: "百分比之和必须为 100。",
    BY_AMOUNT: "金额之和必须等于总额。",
  } satisfies Record<Split, string>,
  save: "保存",
  remove: "移除支出",

  budgetTitle: "预算",
  budgetIn: "总额的货币",
  budgetAmount: "总预算（留空则按行程的预算档次）",
  budgetWrong: (example: string) => `请输入大于 0 的金额，例如 ${example}，或留空。`,

  travellers: "出行人",
  changeTravellers: "编辑出行人",
  travellersHint: "只需添加名字，无需账号。有两位或更多出行人时，可以分摊支出。",
  unnamed: (count: number) =>
    chinese.plural(count, {
      one: `还有 ${chinese.number(count)} 人未填名字`,
      other: `还有 ${chinese.number(count)} 人未填名字`,
    }),
  newTraveller: "名字",
  addTraveller: "添加",
  removeTraveller: (name: string) => `移除${name}`,
  isNamed: "已用于某项支出",
  goneTraveller: "已移除的出行人",

  settle: "结算",
  settled: "已全部结清。",
  transfer: (from: string, to: string) => `${from}付给${to}`,
  balances: "结余",
  balance: (paid: string, share: string) => `已付 ${paid}，应摊 ${share}`,

  csvHead: (currency: string) => [
    "第几天",
    "日期",
    "说明",
    "类别",
    "金额",
    "货币",
    `兑 ${currency} 汇率`,
    `以 ${currency} 计`,
    "付款人",
    "分摊",
  ],
};
