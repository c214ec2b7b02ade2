import type { tripMenuWords as english } from "../en/trip-menu-words.ts";

export const tripMenuWords: typeof english = {
  again: "もう一度プランを作成",
  againHint: "同じスポットとメモで、新しい旅行を作ります。日付、予約、費用は含みません。",
  making: "旅行を作成しています…",
  made: "新しい旅行ができました。日付が決まったら設定してください。",
  share: "共有",
  deleteTrip: "この旅行を削除",
  deleteQuestion: (trip) => ["「", trip, "」を削除しますか？"],
  deleteWarning: "プランとメモが完全に削除されます。",
  deleteIt: "削除",
  keepIt: "旅行を残す",
  deleted: (trip) => `${trip}を削除しました。`,
  datesSet: (trip, dates) => `${trip}：${dates}。`,
  leave: "「マイトリップ」から外す",
  leaveWarning: "投票も削除されます。旅行そのものはそのまま残ります。",
  leaveIt: "外す",
  left: (trip) => `${trip}を「マイトリップ」から外しました。`,
};
