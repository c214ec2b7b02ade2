import type { undoWords as english } from "../en/undo-words.ts";
export const undoWords: typeof english = {
  undo: "Rückgängig",
  redo: "Wiederholen",
  undoOf: (change) => `Rückgängig: ${change}`,
  nothingToUndo: "Nichts rückgängig zu machen",
  undone: (change) => `Rückgängig gemacht: ${change}.`,
  redone: (change) => `Wiederholt: ${change}.`,
  cannotUndo: (change) =>
    `„${change}“ lässt sich nicht rückgängig machen. Es wurde inzwischen auf einem anderen Gerät geändert.`,
  cannotRedo: (change) =>
    `„${change}“ lässt sich nicht wiederholen. Es wurde inzwischen auf einem anderen Gerät geändert.`,
};
