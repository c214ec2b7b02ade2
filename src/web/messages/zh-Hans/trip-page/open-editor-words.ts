export const openEditorWords = {
  save: "保存",
  cancel: "取消",
  discardQuestion: "放弃你输入的内容？",
  keepWriting: "继续编辑",
  discard: "放弃",
  deletedElsewhere: "此行程已删除",
  deletedElsewhereDetail: "它已在另一个标签页或另一台设备上删除。你的文字还在这里，可以复制。",
};
