import { openSpans } from "../../../domain/messages/open-spans.ts";
import { chinese } from "../../../domain/messages/zh-Hans/chinese.ts";
import type { PROBLEM_WORDS as english } from "../en/problem-words.ts";

const spans = (hours: readonly number[]) => openSpans(hours, chinese.span).join("、");

const onDay = ({ day, startMinutes }: { day: number; startMinutes?: number }) =>
  `第 ${day} 天${startMinutes === undefined ? "" : ` ${chinese.time(startMinutes)} `}`;

export const PROBLEM_WORDS: typeof english = {
  closed: "不开放",
  outsideHours: ({ hours }) =>
    hours === undefined ? "那时不开放" : `那时不开放。开放时间 ${spans(hours)}`,
  openFrom: ({ hours = [] }) => `开放时间 ${spans(hours)}`,
  dark: "那时天已黑",
  beforeEvening: "晚上去更好",
  keptFree: "在要留空的时间内",
  pastMidnight: "会持续到午夜后",
  late: ({ minutes }) => `路上时间不足：差 ${chinese.duration(minutes)}`,
  overlaps: ({ name, startMinutes, endMinutes }) =>
    `与${name}时间冲突，${spans([startMinutes, endMinutes])}`,
  visitedTwice: "在计划中出现了两次",
  endsLate: ({ endMinutes }) => `当天行程太长：${chinese.time(endMinutes)} 才返回`,
  idle: ({ minutes, startMinutes }) =>
    `从${chinese.time(startMinutes)}起有${chinese.duration(minutes)}没有安排`,
  noLunch: "没有午餐时间",
  tableShut: ({ name, startMinutes }) => `${name}在 ${chinese.time(startMinutes)} 不营业`,
  noMealThen: ({ meal, startMinutes }) =>
    `${chinese.time(startMinutes)} 没有时间用${meal === "lunch" ? "午餐" : "晚餐"}`,
  tooManyVisits: ({ count, most }) => `太满：${count} 站，建议 ${most} 站`,
  tooManyLongVisits: ({ count }) => `一天内有 ${count} 处长时间游览`,
  tooManyEvenings: ({ count }) => `一天内有 ${count} 项夜间活动`,
  tooManyOfAKind: ({ count }) => `一天内有 ${count} 个相似地点`,
  meetsBooking: ({ booking, ...hours }) =>
    `与你的预订冲突：${booking}，${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingsMeet: ({ booking, ...hours }) =>
    `与另一项预订时间冲突：${booking}，${spans([hours.startMinutes, hours.endMinutes])}`,
  inOtherTown: ({ town }) => `这个地点在${town}`,
  stayUnplaced: ({ booking }) =>
    `我们不知道${booking}在哪里，因此缺少当天的路线。请在“预订”的地址中填入地图链接`,
  bookingMissed: ({ booking, startMinutes }) =>
    `已预订 ${chinese.time(startMinutes)}，但不在计划中：${booking}`,
  plannedAfterJourney: ({ booking, lastDay, ...leaves }) =>
    `${booking} 在${onDay(leaves)}出发，但计划一直排到第 ${lastDay} 天`,
  plannedBeforeJourney: ({ booking, ...arrives }) =>
    `${booking} 在${onDay(arrives)}到达，但计划从第 1 天开始`,
  tooMuchWalking: ({ km }) => `步行较多：${chinese.way(km, chinese.tenths)}`,
};
