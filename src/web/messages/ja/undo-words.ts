/** Undo, redo and what they say. */
export const undoWords = {
  undo: "元に戻す",
  redo: "やり直す",
  undoOf: (change: string) => `元に戻す：${change}`,
  redoOf: (change: string) => `やり直す：${change}`,
  nothingToUndo: "元に戻す操作はありません",
  undone: (change: string) => `元に戻しました：${change}。`,
  redone: (change: string) => `やり直しました：${change}。`,
  /** Another device has changed what it was about. */
  cannotUndo: (change: string) =>
    `「${change}」は元に戻せません。その後、別のデバイスで変更されました。`,
  cannotRedo: (change: string) =>
    `「${change}」はやり直せません。その後、別のデバイスで変更されました。`,
};
