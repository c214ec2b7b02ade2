import type { undoWords as english } from "../en/undo-words.ts";
export const undoWords: typeof english = {
  undo: "Deshacer",
  redo: "Rehacer",
  undoOf: (change) => `Deshacer: ${change}`,
  nothingToUndo: "Nada que deshacer",
  undone: (change) => `Deshecho: ${change}.`,
  redone: (change) => `Rehecho: ${change}.`,
  cannotUndo: (change) =>
    `«${change}» no se puede deshacer. Desde entonces ha cambiado en otro dispositivo.`,
  cannotRedo: (change) =>
    `«${change}» no se puede rehacer. Desde entonces ha cambiado en otro dispositivo.`,
};
