/** The dialog in which a trip gets its dates. */
export const setDatesWords = {
  question: "旅行はいつ始まりますか？",
  firstDay: "開始日",
  hint: "新しい日付に合うスポットの日は変わりません。時間を更新し、合わないスポットには別の時間や場所を提案します。到着や出発の時刻が決まっている場合は、「予約」に飛行機や列車を追加してください。",
  missing: "開始日を入力するか、キャンセルしてください。",
  save: "日付を保存",
  remove: "日付を削除",
  cancel: "キャンセル",
};
