import type { ReactNode } from "react";
import { LIMITS } from "../../../domain/limits.ts";
import { chinese } from "../../../domain/messages/zh-Hans/chinese.ts";
import { durationText } from "../../../domain/messages/zh-Hans/duration-text.ts";
import type { MealKind } from "../../../domain/places/eatery-kind.ts";

/** Sheets that change a place, a day or the trip; every hour is "13:05". */
export const changePlanWords = {
  workingItOut: "正在检查…",
  notNow: "现在无法检查时间，但你仍可作此更改。",
  fits: "排得下。",
  fitsBut: "可以，但是：",
  /** `check`: the name of a check of the whole plan. */
  notMet: (check: string) => `未满足：${check}`,

  time: "时间",
  whenAndHowLong: "何时去、停留多久？",
  starts: "开始",
  stayFor: "停留",
  stay: (minutes: number) => durationText(minutes),
  usualStay: "按计划",
  keepTime: "重新规划时保留此时间",
  startsMissing: "请输入时间，例如 14:30。",
  set: "设置",

  swap: "替换",
  swapThis: "替换此地点",
  inPlaceOf: (place: ReactNode, hours: string | undefined) =>
    hours === undefined ? ["替换", place, "。"] : ["替换", place, `，${hours}。`],
  theseFit: "这些适合这一天：",
  nearest: "最接近的：",
  noneFits: "我们不知道其他适合这里的地点。请按名称搜索。",
  takeThis: "选择",
  take: (place: string) => `选择${place}`,
  moreTravel: (minutes: number) =>
    minutes === 0
      ? "路上时间不变"
      : minutes > 0
        ? `路上多花 ${durationText(minutes)}`
        : `路上少花 ${durationText(-minutes)}`,
  tablesFit: "附近当时营业的餐厅：",
  noTables: "我们不知道还有哪家餐厅当时营业且足够近。",
  changeMeal: "更改时间或不安排这一餐",

  ideas: "备选",
  bookings: "预订",
  dropBookings: "把确认单拖到这里即可读取",
  addPlace: "添加地点",
  addPlaceTo: (day: string) => `添加地点到${day}`,
  lookFor: "或搜索其他地点",
  lookForFirst: "搜索地点",
  lookForHint: "名称或类型（英文），例如“garden”",
  noneFound: (text: string) => `我们的指南在这里没有更多与“${text}”匹配的地点。`,
  elsewhere: "其他地点",
  searching: "正在搜索…",
  noneElsewhere: "没有找到其他地点。请检查拼写，或在下方添加自己的地点。",
  elsewhereNotNow: "现在无法搜索其他地点。你可以添加自己的地点。",
  hoursUnknown: "开放时间未知",
  addTicked: (count: number) => `添加 ${chinese.count(count, { one: "个地点", other: "个地点" })}`,
  foundCount: (count: number) =>
    `找到 ${chinese.count(count, { one: "个地点", other: "个地点" })}。`,
  /** Of the places that are being added. */
  putThese: "发起投票",
  orVote: "或让访客投票…",
  tooMany: `一次最多可对 ${LIMITS.list.candidates} 个地点投票。`,
  /** Of a place in the plan with those that could take its place. */
  tickToVote: "勾选其他地点，让访客在它们和这个之间投票。",
  voteOn: (count: number) => `让访客对这 ${count} 个地点投票`,
  ownPlace: "添加自己的地点",
  ownName: "名称",
  ownPosition: "位置（可选）",
  ownPositionHint: "粘贴 Google 地图链接，或输入纬度和经度，例如 41.9029, 12.4534",
  ownNameMissing: "请输入名称。",
  ownPositionUnreadable: "请输入纬度和经度，例如 41.9029, 12.4534，或留空。",
  ownNotice: "未经核实。没有位置就无法显示路线。",
  add: "添加",
  ownHotel: "添加自己的酒店",
  ownHotelNotice: "每天都从这里出发。未经核实。",
  position: "位置",
  positionMissing: "请输入纬度和经度，例如 41.9029, 12.4534。",

  changeTrip: "更改整个行程",
  changeTheTrip: "更改行程",
  fillDay: "填满这一天",
  fillOf: (day: string) => `填满${day}`,
  isFull: "这一天排不下别的了。",
  isNew: "新增",
  replanDay: "重新规划这一天",
  replanMeaning: "保留你的地点，并在开放时间允许的范围内按路程最少排序。",
  wholeTrip: "整个行程",
  what: "更改什么",
  staysAsItIs: (names: string) => `不会更改：${names}。`,
  lockOthers: "锁定的地点不会更改。",
  showProposal: "预览更改",
  nothingYet: "更改前你可以先查看。",
  proposalFor: (what: string) => `建议的更改：${what}`,
  nothingBetter: "你的计划已是最佳顺序。",
  fitDates: (dates: string) => `你的行程：${dates}`,
  /** @param names of the places that move or go. */
  fitDatesMeaning: (names: readonly string[]) =>
    names.length === 0
      ? "一切都适合这些日期。"
      : `因不开放或天黑而移动或替换：${chinese.list(names)}。`,
  onlyDates: "只设置日期，保留我的计划",
  fixOf: (place: string) => `修正${place}`,
  noOtherTime: "它哪一天都排不下。",
  swapInstead: (place: string) => `它在行程中没有其他合适的时间。可改为：${place}。`,
  failed: "出了点问题，计划没有更改。请重试。",
  outdated: "行程此后已更改。请重新预览更改。",
  tryAgain: "重试",
  before: "更改前",
  after: "更改后",
  onFoot: "步行",
  travel: "路上时间",
  backAt: "回到酒店",
  minutes: (minutes: number) => (minutes === 0 ? "0 分钟" : durationText(minutes)),
  to: "变为",
  stays: "不变",
  locked: "已锁定",
  moved: (day: string) => `从${day}移来`,
  movesTo: (day: string) => `移至${day}`,
  earlier: (minutes: number) => `提前 ${durationText(minutes)}`,
  later: (minutes: number) => `推后 ${durationText(minutes)}`,
  cancel: "取消",
  apply: "应用",
  becomes: (day: string, next: string) => `${day}改为${next}`,
  dayUnchanged: "没有更改。",
  noMeal: "不安排用餐",
  meal: (kind: MealKind, start: string) => `${kind === "lunch" ? "午餐" : "晚餐"}，${start}`,

  putBackChanges: "放回原处会改变当天的其他安排。",
  waysOut: (place: string) => `${place}的处理方式`,
  moveTo: (day: string, hours: string) => `移至${day}，${hours}`,
  moveWithin: (hours: string) => `改为 ${hours} 去`,
  letPlanChoose: "由计划安排时间",
  setAside: "移除",
  isSetAside: "已移除",

  runningLate: "比计划晚了",
  byHowMuch: "晚了多久？",
  late: (minutes: number) => `+${minutes} 分钟`,
  lateBy: (minutes: number) => `+${minutes} 分钟：晚 ${minutes} 分钟`,
  skip: "跳过",
  skipOf: (place: string) => `跳过${place}`,
  noLongerFits: "排不下了：",
  setAsideOf: (place: string) => `移除${place}`,
};
