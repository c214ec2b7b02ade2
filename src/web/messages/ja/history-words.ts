import type { historyWords as english } from "../en/history-words.ts";
export const historyWords: typeof english = {
  title: "履歴",
  about: "この旅行の最近の変更です。以前のバージョンを表示、復元できます。",
  loading: "履歴を読み込んでいます",
  unavailable: "今は履歴を読み込めません。接続を確認してください。",
  none: "まだ変更はありません。",
  when: (time, isOwn, guest = "ほかの旅行者") => (isOwn ? time : `${time}、${guest}`),
  now: "現在のバージョン",
  asFirst: "これらの変更の前",
  lookAt: "表示",
  lookAtAfter: (change) => `この変更の後を表示：${change}`,
  past: (time) => `${time}時点の旅行を表示しています。このバージョンは編集できません。`,
  pastFirst: "変更前の旅行を表示しています。このバージョンは編集できません。",
  restore: "このバージョンを復元",
  backToNow: "現在のバージョンに戻る",
  isSame: "このバージョンから変更はありません。",
};
