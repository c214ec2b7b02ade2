/** Undo, redo and what they say. */
export const undoWords = {
  undo: "撤销",
  redo: "重做",
  undoOf: (change: string) => `撤销：${change}`,
  redoOf: (change: string) => `重做：${change}`,
  nothingToUndo: "没有可撤销的内容",
  undone: (change: string) => `已撤销：${change}。`,
  redone: (change: string) => `已重做：${change}。`,
  /** Another device has changed what it was about. */
  cannotUndo: (change: string) => `“${change}”无法撤销，它此后已在另一台设备上更改。`,
  cannotRedo: (change: string) => `“${change}”无法重做，它此后已在另一台设备上更改。`,
};
