import type { tripActionsWords as english } from "../../en/trip-page/trip-actions-words.ts";

export const tripActionsWords: typeof english = {
  tripName: "旅行名",
  rename: "名前を変更",
  renameTrip: "この旅行の名前を変更",
  renameHint: "空のままなら、目的地を使います。",
  deleteTrip: "この旅行を削除",
  ideas: "候補とリスト",
  bookings: "予約",
  takeAlong: "エクスポート",
  history: "履歴",
  deleteQuestion: (trip) => ["「", trip, "」を削除しますか？"],
  deleteWarning: "プランとメモが完全に削除されます。",
  deleteIt: "削除",
  keepIt: "旅行を残す",
  deleted: (trip) => `${trip}を削除しました。`,
};
