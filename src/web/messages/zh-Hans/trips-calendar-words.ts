import { chinese } from "../../../domain/messages/zh-Hans/chinese.ts";
import type { tripsCalendarWords as english } from "../en/trips-calendar-words.ts";

export const tripsCalendarWords: typeof english = {
  close: "关闭日历",
  none: "你的行程都还没有日期。",
  noTrips: "这个月没有行程。",
  earlier: (count) =>
    `显示 ${chinese.count(count, { one: "个更早的月份", other: "个更早的月份" })}`,
  undated: (count) => `${chinese.count(count, { one: "个行程", other: "个行程" })}还没有日期。`,
  feed: "在日历应用中订阅",
  feedAbout:
    "将此链接添加到日历应用。它会显示每个行程的日期，以及接下来的参观和备注。任何有链接的人都能看到。新链接会取代旧链接。",
  feedName: "所有行程的日历",
};
