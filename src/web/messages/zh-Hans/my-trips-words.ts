import { chinese } from "../../../domain/messages/zh-Hans/chinese.ts";
import { storedWords } from "../../../domain/messages/zh-Hans/stored-words.ts";
import type { myTripsWords as english } from "../en/my-trips-words.ts";
import { sayTripSummary } from "../say-trip-summary.ts";

const FORMS = {
  days: { one: "天", other: "天" },
  travelers: { one: "位出行人", other: "位出行人" },
};

export const myTripsWords: typeof english = {
  title: "我的行程",
  loading: "正在加载你的行程",
  noneKept: "你已离线，此设备上还没有保存行程。",
  notRefreshed: "无法刷新你的行程，现显示此设备上保存的内容。",
  showMore: "显示更多",
  search: "搜索",
  calendar: "日历",
  partUnavailable: "现在无法加载。请检查网络连接后重试。",
  actionsOf: (trip) => `操作：${trip}`,
  importTrip: "导入行程",
  none: "未找到行程。",
  planFirst: "规划你的第一个行程",
  summary: sayTripSummary(
    (amount, of) => `${amount} ${chinese.plural(Number(amount), FORMS[of])}`,
    storedWords.budget,
  ),
  noDestination: "没有目的地的行程",
  planned: (at) => `规划于 ${at}`,
  upcoming: "即将出行",
  past: "过往",
  pastCount: (count) => chinese.count(count, { one: "个行程", other: "个行程" }),
  noDates: "还没有日期",
  starts: (at, place) => (at === undefined ? ["第一站：", place] : ["第一站：", place, `，${at}`]),
  todayStarts: (at, place) =>
    at === undefined ? ["今天的第一站：", place] : ["今天的第一站：", place, `，${at}`],
  sharedWithYou: "分享给你的",
  sharedBy: (name, canEdit) => (canEdit ? `${name}分享 · 你可以编辑` : `${name}分享`),
  kept: "已保存在此设备上，可离线使用",

  month: {
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
  },
};
