import type { tripMenuWords as english } from "../en/trip-menu-words.ts";

export const tripMenuWords: typeof english = {
  again: "再次规划",
  againHint: "新建一个行程，地点和备注相同，不含日期、预订和费用。",
  making: "正在创建行程…",
  made: "这是你的新行程。日期确定后再设置。",
  share: "分享",
  deleteTrip: "删除此行程",
  deleteQuestion: (trip) => ["删除“", trip, "”？"],
  deleteWarning: "这会永久删除计划和你的备注。",
  deleteIt: "删除",
  keepIt: "保留行程",
  deleted: (trip) => `已删除“${trip}”。`,
  datesSet: (trip, dates) => `${trip}：${dates}。`,
  leave: "从“我的行程”中移除",
  leaveWarning: "你的投票也会移除。行程本身不变。",
  leaveIt: "移除",
  left: (trip) => `已将“${trip}”从“我的行程”中移除。`,
};
