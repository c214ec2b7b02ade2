import type { WATCH_MESSAGES as english } from "../en/watch-messages.ts";
import { openSpans } from "../open-spans.ts";
import { countNames, watchParts } from "../watch-parts.ts";
import { chinese } from "./chinese.ts";
import { eventText } from "./event-text.ts";
import { storedWords } from "./stored-words.ts";

const { span, wayBy, wayText, placesAre, list } = watchParts(chinese, storedWords, {
  way: (from, to) => `${from}至${to}`,
  placesAre: { one: "个地点", other: "个地点" },
  more: (count) => `另外 ${count} 个`,
});

export const WATCH_MESSAGES: typeof english = {
  closedThatDay: (values) =>
    values.event !== undefined
      ? `第 ${values.day} 天：${values.name}不开放（${values.event}）。${values.openDay === undefined ? "" : `第 ${values.openDay} 天开放。`}`
      : values.openDay === undefined
        ? `第 ${values.day} 天：${values.name}在你的行程期间都不开放。`
        : `第 ${values.day} 天：${values.name}在${chinese.weekday(values.weekday)}不开放。第 ${values.openDay} 天开放。`,
  notOpenThen: ({ name, day, hours, ...visit }) =>
    `${name}在第 ${day} 天的开放时间为 ${openSpans(hours, chinese.span).join("和")}，但计划安排的时间是 ${span(visit)}。`,
  neverOpenThen: ({ name, goAt, ...visit }) =>
    `${name}在 ${span(visit)} 从不开放。${goAt === undefined ? "请移除它" : `请 ${chinese.time(goAt)} 去`}。`,
  emptyDay: ({ day }) => `第 ${day} 天没有安排。`,
  tooLate: ({ leftMinutes, ...way }) =>
    `${wayText(way)}约需${wayBy(way)}，但计划只留了 ${leftMinutes > 0 ? `${leftMinutes} 分钟` : "0 分钟"}。`,
  longDay: ({ day, ...hours }) => `第 ${day} 天时间很长：${span(hours)}。`,
  overBudget: ({ percent }) => `超出预算：比此档次的标准高约 ${percent}%。`,
  leftOutClosed: ({ names }) => `因在你的行程期间不开放而未列入：${chinese.list(names)}。`,
  leftOutDear: ({ names }) => `为控制预算而未列入：${chinese.list(names)}。`,
  leftOutForTime: ({ names }) => `因时间不够而未列入：${chinese.list(names)}。`,
  fewStalls: ({ count, all }) =>
    `街头美食：${all} 餐中有 ${count} 餐在小摊、市场或美食广场。其余几餐的时段，附近没有我们知道的这类地方。`,
  leftOutFor: ({ name, day, instead }) =>
    `没有时间去${name}。想看的话，可在第 ${day} 天跳过${chinese.list(instead)}。`,
  notVerified: (values) => `我们无法确认${list(values)}。`,
  holidayHours: ({ day, date, holiday, ...names }) =>
    `第 ${day} 天是${chinese.date(date)}，${holiday}：${list(names)}的开放时间可能不同。`,
  event: eventText,
  noTransit: ({ day, date, holiday }) =>
    `第 ${day} 天是${chinese.date(date)}，${holiday}：没有公共交通，请步行或提前预订出租车。`,
  openOnlyOn: ({ name, weekdays }) =>
    `${name}只在${chinese.list(weekdays.map((day) => chinese.weekday(day)))}的这个时间开放。`,
  closedOn: ({ weekday, ...names }) =>
    `${placesAre(names)}在${chinese.weekday(weekday)}不开放：${list(names)}。`,
  closedOrNotOpenThenOn: ({ weekday, ...names }) =>
    `${placesAre(names)}在${chinese.weekday(weekday)}或计划的${chinese.plural(countNames(names), { one: "时间", other: "时间" })}不开放：${list(names)}。`,
  hoursUnknown: (values) => `${list(values)}的开放时间未知，出发前请核实。`,
  tight: ({ spareMinutes, ...way }) =>
    `时间紧：${wayText(way)}约需${wayBy(way)}，只余 ${spareMinutes} 分钟。`,
  longWay: (way) => `路程长：${wayText(way)}，约需${wayBy(way)}。`,
  positionMissing: ({ name }) => `${name}：计划没有说明位置，无法显示路线。`,
  positionWrong: ({ name }) => `${name}：坐标不可能正确，无法显示路线。`,
};
