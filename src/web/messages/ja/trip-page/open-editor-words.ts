export const openEditorWords = {
  save: "保存",
  cancel: "キャンセル",
  discardQuestion: "入力した内容を破棄しますか？",
  keepWriting: "入力を続ける",
  discard: "破棄",
  deletedElsewhere: "この旅行は削除されました",
  deletedElsewhereDetail:
    "別のタブまたはデバイスで削除されました。入力した内容はここに残っているので、コピーできます。",
};
