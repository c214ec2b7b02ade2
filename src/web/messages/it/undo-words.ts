import type { undoWords as english } from "../en/undo-words.ts";
export const undoWords: typeof english = {
  undo: "Annulla",
  redo: "Ripeti",
  undoOf: (change) => `Annulla “${change}”`,
  nothingToUndo: "Niente da annullare",
  undone: (change) => `Annullato: “${change}”.`,
  redone: (change) => `Ripetuto: “${change}”.`,
  cannotUndo: (change) =>
    `“${change}” non si può annullare. Nel frattempo è cambiato su un altro dispositivo.`,
  cannotRedo: (change) =>
    `“${change}” non si può ripetere. Nel frattempo è cambiato su un altro dispositivo.`,
};
