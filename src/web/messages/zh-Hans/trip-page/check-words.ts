import { chinese } from "../../../../domain/messages/zh-Hans/chinese.ts";
import { type WorthVerdict, worthVerdict } from "../../../../domain/plan/plan-verdict.ts";
import type { checkWords as english } from "../../en/trip-page/check-words.ts";
import { viewTripWords } from "../view-trip-words.ts";

const places = (count: number) => chinese.count(count, { one: "个地点", other: "个地点" });
const hotels = (count: number) => chinese.count(count, { one: "家酒店", other: "家酒店" });

const WORTH_LINES: Readonly<Record<WorthVerdict, string>> = {
  veryGood: "很棒的计划：全部开放，时间也来得及",
  good: "不错的计划：全部开放，时间也来得及",
  fair: "可行，但还可以更好",
  poor: viewTripWords.verdicts.poor,
};

export const checkWords: typeof english = {
  planCheck: "计划检查",
  verified: (values) =>
    `已与${values.by === "open" ? "开放数据" : "我们的指南"}核对：${places(values.ofPlaces)}中的 ${values.places} 个，${hotels(values.ofHotels)}中的 ${values.hotels} 家。`,
  weaknesses: "可以改进之处",
  soundLine: (quality) => WORTH_LINES[worthVerdict(quality)],
  toDo: "该怎么做",
  details: (headsUps) => (headsUps === 0 ? "详情" : `详情和提醒（${headsUps}）`),
  closedThatDay: ({ weekday, event }) =>
    event === undefined ? `${chinese.weekday(weekday)}不开放。` : `不开放：${event}。`,
  closedAllDays: "在你的行程期间都不开放。",
  neverOpenThen: (hours) => `${hours} 从不开放。`,
  openOnly: (hours) => `开放时间：${hours}。`,
  closedOnDates: (names) => `在你的行程期间不开放：${chinese.list(names)}。`,
  findTime: "找个更好的时间",
  fitBookings: "按预订调整",
  fitDates: "按日期调整计划",
  endOnDay: (day) => `在第 ${day} 天结束行程`,
  startOn: (date) => `行程从${chinese.date(date)}开始`,
  shorten: (day) => `缩短第 ${day} 天`,
  cheaper: "降低花费",
  add: (name) => `添加${name}`,
  moreOf: (interest) => `多一些${interest.toLowerCase()}`,
  fillDay: "填满这一天",
  planDayAnew: "重新规划这一天",
  bringTogether: "放在同一天",
  swap: "替换",
  changeTime: "更改时间",
  nothingVerified:
    "这些地点都不在我们的指南中。我们所知的全部来自 AI，请在出发前核实每个地点是否存在、位置、开放时间和价格。",
  notChecked: (checks) => `未检查：${chinese.list(checks)}。`,
  unmet: (problems) => problems.map((problem) => `${problem}。`).join(""),
  watch: "提醒",
  changes: (count) => `我们的更改（${count}）`,
  changeKinds: {
    moved: "已移动：",
    dropped: "已移除：",
    corrected: "已更正：",
    added: "已添加：",
  },
  checks: (count) => `所有检查（${count}）`,
  check: "检查",
  found: "实际",
  wanted: "目标",
  wantedHere: "，目标",
  result: "结果",
  met: "达标",
  notMet: "未达标",
};
