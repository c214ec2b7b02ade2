import type { undoWords as english } from "../en/undo-words.ts";
export const undoWords: typeof english = {
  undo: "元に戻す",
  redo: "やり直す",
  undoOf: (change) => `元に戻す：${change}`,
  nothingToUndo: "元に戻す操作はありません",
  undone: (change) => `元に戻しました：${change}。`,
  redone: (change) => `やり直しました：${change}。`,
  cannotUndo: (change) => `「${change}」は元に戻せません。その後、別のデバイスで変更されました。`,
  cannotRedo: (change) => `「${change}」はやり直せません。その後、別のデバイスで変更されました。`,
};
