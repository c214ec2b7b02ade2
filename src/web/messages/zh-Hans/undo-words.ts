import type { undoWords as english } from "../en/undo-words.ts";
export const undoWords: typeof english = {
  undo: "撤销",
  redo: "重做",
  undoOf: (change) => `撤销：${change}`,
  nothingToUndo: "没有可撤销的内容",
  undone: (change) => `已撤销：${change}。`,
  redone: (change) => `已重做：${change}。`,
  cannotUndo: (change) => `“${change}”无法撤销，它此后已在另一台设备上更改。`,
  cannotRedo: (change) => `“${change}”无法重做，它此后已在另一台设备上更改。`,
};
