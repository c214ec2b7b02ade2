/** The dialog in which a trip gets its dates. */
export const setDatesWords = {
  question: "旅行はいつ始まりますか？",
  firstDay: "開始日",
  hint: "スポットの日は変わりません。新しい日付に合わせて時間を更新し、営業時間を確認します。到着や出発の時刻が決まっている場合は、「予約」に飛行機や列車を追加してください。",
  missing: "開始日を入力するか、キャンセルしてください。",
  save: "日付を保存",
  remove: "日付を削除",
  cancel: "キャンセル",
};
