import { japanese } from "../../../../domain/messages/ja/japanese.ts";

const characters = (count: number) =>
  `${count}${japanese.plural(count, { one: "文字", other: "文字" })}`;

/** The field for a text of one's own. */
export const openEditorWords = {
  charactersLeft: (count: number) => `残り${characters(count)}`,
  charactersTooMany: (count: number) =>
    `${characters(count)}オーバーしています。短くすると保存できます。`,
  save: "保存",
  cancel: "キャンセル",
  discardQuestion: "入力した内容を破棄しますか？",
  keepWriting: "入力を続ける",
  discard: "破棄",
  deletedElsewhere: "この旅行は削除されました",
  deletedElsewhereDetail:
    "別のタブまたはデバイスで削除されました。入力した内容はここに残っているので、コピーできます。",
};
