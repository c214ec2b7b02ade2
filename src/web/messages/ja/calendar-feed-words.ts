/** A calendar that a calendar program follows. */
export const calendarFeedWords = {
  needsNetwork: "この操作にはインターネット接続が必要です。",
  name: "カレンダーフィード",
  make: "リンクを作成",
  isOn: "リンクは有効です。もう一度表示することはできません。無効にするか、新しく作成してください。",
  address: "カレンダーのリンク",
  once: "今すぐコピーしてください。もう一度表示することはできません。",
  copy: "コピー",
  copied: "リンクをコピーしました。",
  revoke: "リンクを無効にする",
};
