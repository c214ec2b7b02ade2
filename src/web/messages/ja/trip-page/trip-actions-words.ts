import type { ReactNode } from "react";

/** Actions on a trip as a whole. */
export const tripActionsWords = {
  tripName: "旅行名",
  rename: "名前を変更",
  renameTrip: "この旅行の名前を変更",
  renameHint: "空のままなら、目的地を使います。",
  deleteTrip: "この旅行を削除",
  ideas: "候補とリスト",
  bookings: "予約",
  takeAlong: "エクスポート",
  history: "履歴",
  deleteQuestion: (trip: ReactNode) => ["「", trip, "」を削除しますか？"],
  deleteWarning: "プランとメモが完全に削除されます。",
  deleteIt: "削除",
  keepIt: "旅行を残す",
  deleted: (trip: string) => `${trip}を削除しました。`,
};
