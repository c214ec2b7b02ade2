import { chinese } from "../../../../domain/messages/zh-Hans/chinese.ts";

const characters = (count: number) =>
  `${count} ${chinese.plural(count, { one: "个字符", other: "个字符" })}`;

/** The field for a text of one's own. */
export const openEditorWords = {
  charactersLeft: (count: number) => `还可输入 ${characters(count)}`,
  charactersTooMany: (count: number) => `超出 ${characters(count)}。请缩短文字后保存。`,
  save: "保存",
  cancel: "取消",
  discardQuestion: "放弃你输入的内容？",
  keepWriting: "继续编辑",
  discard: "放弃",
  deletedElsewhere: "此行程已删除",
  deletedElsewhereDetail: "它已在另一个标签页或另一台设备上删除。你的文字还在这里，可以复制。",
};
