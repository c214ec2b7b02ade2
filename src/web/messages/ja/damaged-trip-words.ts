import type { damagedTripWords as english } from "../en/damaged-trip-words.ts";
export const damagedTripWords: typeof english = {
  damaged: "この旅行を読み取れません",
  planned: (at) => `${at}に作成`,
  advice: "サイト管理者がバックアップを持っているかもしれません。",
  remove: "削除",
  question: "この旅行を削除しますか？",
  removeForGood: "完全に削除",
  keep: "旅行を残す",
};
