import { chinese } from "../../../domain/messages/zh-Hans/chinese.ts";
import { freeWords } from "../../../domain/messages/zh-Hans/free-words.ts";
import type { MealKind } from "../../../domain/places/eatery-kind.ts";
import { isAlwaysOpen } from "../../../domain/trip/is-always-open.ts";
import type { viewTripWords as english } from "../en/view-trip-words.ts";
import { sayEatery, sayWalk } from "../say-day-figures.ts";

const places = (count: number) => chinese.count(count, { one: "个地点", other: "个地点" });

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "午餐", dinner: "晚餐" };

function mealText(kind: MealKind, hours: string): string {
  return `${MEALS[kind]}，约 ${hours}`;
}

const walkText = sayWalk(chinese, "步行很少", (way) => `步行 ${way}`);

/** The traveler’s own words behind it, where they are told. */
const inBrackets = (said: string | undefined) => (said === undefined ? "" : `（${said}）`);

export const viewTripWords: typeof english = {
  location: "目的地：",
  noOfDays: "旅行天数：",
  travellers: "出行人：",
  budget: "预算档次：",
  hotels: "酒店推荐",
  noHotels: "我们没有这里的酒店信息，所以每天从市中心出发。",
  places: "游览地点",
  beforeTrip: (left) => (left === undefined ? "出发前" : `出发前：${left}`),
  afterTrip: "旅行之后",
  wishes: "你的要求",
  wishesSummary: (open) => (open === 0 ? "你的要求：全部已安排" : `你的要求：${open} 项需查看`),
  goodToKnow: "出行须知",
  goodToKnowCount: (count) => `出行须知（${count}）`,
  share: "分享",
  more: "更多选项",
  views: "此行程的视图",
  viewNames: { today: "今天", plan: "计划", map: "地图", costs: "费用", check: "检查" },
  partLoading: "正在加载",
  partUnavailable: "无法加载这一部分，但你的计划是完整的。",
  thingsToWatch: (count) => ` ${chinese.plural(count, { one: "项待修正", other: "项待修正" })}`,
  hotelsTab: "酒店",
  dayTab: (number) => `第 ${number} 天`,
  placesOf: (day) => `${day}的地点`,
  today: "今天",
  locked: "已锁定",
  yourBase: "每天从这里出发",
  edit: "编辑",
  doneEditing: "完成",
  moreAbout: (name) => `${name}的更多信息`,
  opensMaps: "（在新标签页中打开地图搜索）",

  days: "日程",
  dayFigures: (count, kmOnFoot) =>
    kmOnFoot === undefined ? places(count) : `${places(count)} · ${walkText(kmOnFoot)}`,
  openUntil: (open) =>
    isAlwaysOpen(open) ? "24 小时开放" : `开放至 ${chinese.time(open.endMinutes)}`,
  change: "更改",
  changeOf: (day) => `更改${day}`,
  aFreeDay: "自由的一天",
  freeDay: "没有安排，随意逛逛吧。",
  aLastDay: "离开的日子",
  freeLastDay: "离开当天没有安排。",
  travel: (way) => ["交通：", way],
  travelOut: (way, from, fare) => [
    "交通：",
    way,
    "，从",
    from,
    "出发",
    ...(fare === undefined ? [] : ["，", fare, "（往返）"]),
  ],
  backAt: (way, time) => (time === undefined ? `返程：${way}` : `返程：${way}，${time} 到达`),
  arrival: (time, said) => `约${time}前到达酒店${inBrackets(said)}`,
  departure: (time, said) => `约${time}前离开酒店${inBrackets(said)}`,
  fullDay: "按全天规划。",
  addArrival: "添加到达时间",
  addDeparture: "添加离开时间",
  chooseTable: "选择餐厅",
  meals: MEALS,
  meal: mealText,
  mealNear: (name) => ["，", name, "附近"],
  mealAt: (kind, hours, place) => [`${mealText(kind, hours)}：`, place],
  lunchThere: "参观时就在那里吃午餐",
  eatery: sayEatery({
    kinds: {
      market: "市场",
      "food-hall": "美食广场",
      "food-street": "美食街",
      restaurant: "餐厅",
      cafe: "咖啡馆",
    },
    prices: {
      low: "价格实惠",
      middle: "价格适中",
      high: "价格较高",
    },
    comma: "，",
    end: "。",
  }),
  free: (free, minutes) => `${freeWords.kind(free)}：${chinese.duration(minutes)}。`,
  freeEntry: ({ why, isQueue }) =>
    `${why === "firstSunday" ? "每月第一个周日免费" : "此时段免费"}${isQueue === true ? "：不能提前购票，排队较长" : ""}`,
  near: (names) => ["附近：", names, "。"],
  names: (names) => chinese.list(names),
  notVerified: (count) => `未经核实：${places(count)}不在我们的指南中。`,
  hoursUnknown: (count) => `开放时间未知：${places(count)}。`,

  verdicts: {
    sound: "全部开放，时间也来得及",
    faulty: "此计划需要一些修正",
    unverified: "我们无法核实此计划",
    stale: "此次检查后，计划或日期已更改。",
    unsure: "可行，但有几处需要确认",
    poor: "全部开放，时间也来得及，但此计划还有很大改进空间",
    weak: "此计划还有很大改进空间，也有几处需要确认",
  },
  checkedLine: (verdict) =>
    verdict === "sound" ? "已检查：全部开放，时间也来得及" : viewTripWords.verdicts[verdict],

  yourNote: "你的备注：",
  noteAbout: (about) => `你对${about}的备注`,
  addNote: "添加备注",
  addNoteTo: (about) => `添加备注：${about}`,
  editNote: "编辑备注",
  editNoteOf: (about) => `编辑备注：${about}`,

  notFound: "未找到行程",
  notFoundDetail: "它可能已被删除，或属于其他人。",
  signInToSee: "如果是你的，请登录查看。",
  cannotBeShown: "无法显示此行程",
  myTrips: "我的行程",

  paper: {
    ownNotes: "备注",
    hoursChange: "开放时间和价格会变，出发前请核实。",
    pageOf: (dayNumber, ofDays) => `，第 ${dayNumber} 天，共 ${ofDays} 天`,
  },

  actions: {
    tripName: "行程名称",
    rename: "重命名",
    renameTrip: "重命名此行程",
    renameHint: "留空则使用目的地。",
    deleteTrip: "删除此行程",
    ideas: "备选和清单",
    bookings: "预订",
    takeAlong: "打印或导出",
    history: "历史记录",
    deleteQuestion: (trip) => ["删除“", trip, "”？"],
    deleteWarning: "这会永久删除计划和你的备注。",
    deleteIt: "删除",
    keepIt: "保留行程",
    deleted: (trip) => `已删除“${trip}”。`,
  },
};
