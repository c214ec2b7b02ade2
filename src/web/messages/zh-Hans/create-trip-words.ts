import type { ReadingStep } from "../../../domain/api/generation.ts";
import { degreesText } from "../../../domain/degrees.ts";
import { chinese } from "../../../domain/messages/zh-Hans/chinese.ts";
import type { PaceChoice } from "../../../domain/trip/pace-choice.ts";
import type { createTripWords as english } from "../en/create-trip-words.ts";

type WhenChoice = "dates" | "month" | "open";

export const createTripWords: typeof english = {
  chooseOne: "请选择其中一个。",
  screen: "创建行程",
  haveBookings: "我已订好机票或酒店",
  destination: "你的目的地是哪里？",
  destinationExample: "城市，例如里斯本",
  destinationHint: "5 天以内的行程可以留空，我们来为你选择。",
  destinationNeeded: "请选择目的地。",
  destinationMissing: "请选择目的地，或交给我们。",
  addCity: "再加一座城市",
  cityDays: "每座城市的天数",
  fewerDays: (city) => `${city}减少一天`,
  moreDays: (city) => `${city}增加一天`,
  removeCity: (city) => `移除${city}`,
  suggestions: "搜索建议",
  suggestionCount: (count) => chinese.count(count, { one: "条建议", other: "条建议" }),
  anyPlace: "你可以输入任何地方。",
  chooseCity: (city) => `选择${city}`,
  thinTrip: (city, days) =>
    `我们的指南中，${city}的内容大约够玩 ${chinese.count(days, { one: "天", other: "天" })}。可减少天数，或把其余时间留给另一座城市。`,
  isReadAbout: (destination) =>
    `“${destination}”不在我们的指南中。我们会先在开放数据（Wikivoyage、OpenStreetMap、Wikidata）中查询，可能需要一两分钟。`,
  isCountry: (country) => `${country}有多座城市可住，下一步再选择。`,
  planDays: (days) => `规划 ${chinese.count(days, { one: "天", other: "天" })}`,
  allCities: (count) =>
    `我们指南中的全部 ${chinese.count(count, { one: "座城市", other: "座城市" })}`,
  visitedBefore: (leftOut) =>
    leftOut === 0
      ? "你去过的地点"
      : `不含你去过的 ${chinese.count(leftOut, { one: "个地点", other: "个地点" })}`,
  seeAgain: "想再去的可以选上。",
  /** A wish, as the plan’s notes quote it. */
  notAgain: (names) => `不去${names}`,
  days: "你的行程有几天？",
  daysExample: "例如 3",
  daysHint: "留空的话，我们会规划 3 天。",
  daysOfDates: "从第一天到最后一天。",
  daysMissing: "请输入天数，或交给我们：我们会规划 3 天。",
  budget: "你的预算是多少？",
  travellers: "你和谁一起出行？",
  moreWishes: "更多偏好（可选）",
  when: "什么时候去？",
  whenChoices: { dates: "日期", month: "某个月", open: "还没定" } satisfies Record<
    WhenChoice,
    string
  >,
  whenHints: {
    dates:
      "我们会按这些日期的开放时间、节假日和天黑时间来规划。请输入到达和离开城市的时间。坐飞机？落地后请留约 1.5 小时，起飞前请留约 3 小时。",
    month: "我们会按季节、天气和天黑时间来规划。日期可以稍后设置。",
    open: "我们会做一份全年哪一周都适用的计划。日期可以稍后设置。",
  } satisfies Record<WhenChoice, string>,
  /** Means of a month, "2027-05". */
  usualWeather: ({ city, month, highC, lowC, rainDays }) =>
    `${chinese.month(month)}的${city}：通常 ${degreesText({ lowC, highC, to: " 至 " }, chinese)}，约 ${chinese.count(Math.round(rainDays), { one: "天", other: "天" })}有雨。`,
  month: "月份",
  anyMonth: "选择月份",
  startDate: "第一天",
  endDate: "最后一天",
  arriveAt: "到达时间（大致）",
  leaveAt: "离开时间（大致）",
  /** Wishes, as the plan’s notes quote them. */
  arriving: (time) => `${time} 到达`,
  leaving: (time) => `${time} 离开`,
  dateProblems: {
    start_date_past: "该日期已过。请选择今天或之后，或留空。",
    end_date_unreadable: "请输入有效的最后一天，或留空。",
    end_before_start: "最后一天早于第一天，请选择更晚的日期。",
    arrival_unreadable: "请输入完整时间，或留空。",
    departure_unreadable: "请输入完整时间，或留空。",
  },
  howMany: "你们一共几个人？",
  childAges: "孩子几岁？",
  child: (number) => `第 ${number} 个孩子`,
  noAge: "年龄",
  age: (years) => (years === 0 ? "不满 1 岁" : `${years} 岁`),
  needs: "有饮食或无障碍需求吗？（可选）",
  needTitles: {
    vegetarian: "素食",
    vegan: "纯素",
    glutenFree: "无麸质",
    lactoseFree: "无乳糖",
    halal: "清真",
    kosher: "犹太洁食",
    nutFree: "不含坚果",
    stepFree: "无台阶",
  },
  pace: "每天想安排得多满？",
  paces: { relaxed: "轻松", usual: "适中", full: "充实" } satisfies Record<PaceChoice, string>,
  interests: "你喜欢什么？",
  planner: "由谁来规划？",
  planners: { model: "AI", guide: "我们的内置指南" },
  plannerHint: "我们的指南包含这座城市：计划马上就好，地点都经过核实。AI 更灵活，但用时更长。",
  generating: "正在生成",
  generate: "生成行程！",
  startEmpty: "从空白计划开始",
  planGoesOn: "我们还在制定你的计划。你可以在“我的行程”中找到它。",
  planIsReady: "你的计划已完成。你可以在“我的行程”中找到它。",

  progressTitle: "正在制定你的计划",
  progress: "进度",
  stop: "停止",
  askingPlanner: "正在请求规划服务",
  readingAbout: (place) => `正在查阅${place}`,
  readingSteps: {
    where: "正在地图上定位",
    wikivoyage: "正在 Wikivoyage 上查找值得一看的地方",
    wikidata: "正在 Wikidata 上查找知名景点",
    openstreetmap: "正在从 OpenStreetMap 获取开放时间和酒店",
    pageviews: "正在查看大家关注什么",
    composing: "正在整理",
    wishes: "正在读取你的心愿",
  } satisfies Record<ReadingStep, string>,
  savingTrip: "正在保存行程",
  dayIsReady: (day, days) => `第 ${day} 天已完成，共 ${days} 天`,
  lookingForHotels: (destination) => `正在${destination}寻找酒店`,
  hotels: (count) => chinese.count(count, { one: "家酒店", other: "家酒店" }),
  hotelsAreReady: (count) => chinese.count(count, { one: "家酒店已选好", other: "家酒店已选好" }),
  reconnecting: "连接中断，仍在制定你的计划。",
  freeDay: "自由的一天",

  failureTitle: "未能制定计划",
  nameRequest: (requestId, code) => `联系网站管理员时，请提供此请求：${requestId}（${code}）`,
  planInstead: (destination) => `改为规划${destination}`,
  /** Several places are called so. */
  meantTitle: "你是指…？",
  planMeant: (label) => `规划${label}`,
  basesTitle: "选择住在哪里",
  basesHint: "这里有多个城镇。可以住几个，我们会安排途中的交通；也可以只住一个。",
  severalBases: "住多个城镇",
  oneBase: "或只住一个",
  basesOf: (count) => chinese.count(count, { one: "个城镇", other: "个城镇" }),
  /** "Plan Florence"; without the country, which is the same for all. */
  planOne: (label) => `规划${label.split(",")[0]}`,
  /** "Florence: 4 days"; without the country, which is the same for all. */
  daysIn: (label, days) =>
    `${label.split(",")[0]}：${chinese.count(days, { one: "天", other: "天" })}`,
  takeGuide: (destination) => `用内置指南规划${destination}`,
  tryAgain: "重试",
};
