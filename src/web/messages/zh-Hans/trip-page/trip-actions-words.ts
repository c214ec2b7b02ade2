import type { tripActionsWords as english } from "../../en/trip-page/trip-actions-words.ts";

export const tripActionsWords: typeof english = {
  tripName: "行程名称",
  rename: "重命名",
  renameTrip: "重命名此行程",
  renameHint: "留空则使用目的地。",
  deleteTrip: "删除此行程",
  ideas: "备选和清单",
  bookings: "预订",
  takeAlong: "导出",
  history: "历史记录",
  deleteQuestion: (trip) => ["删除“", trip, "”？"],
  deleteWarning: "这会永久删除计划和你的备注。",
  deleteIt: "删除",
  keepIt: "保留行程",
  deleted: (trip) => `已删除“${trip}”。`,
};
