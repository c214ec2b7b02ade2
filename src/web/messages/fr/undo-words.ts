import type { undoWords as english } from "../en/undo-words.ts";
export const undoWords: typeof english = {
  undo: "Annuler",
  redo: "Rétablir",
  undoOf: (change) => `Annuler : ${change}`,
  nothingToUndo: "Rien à annuler",
  undone: (change) => `Annulé : ${change}.`,
  redone: (change) => `Rétabli : ${change}.`,
  cannotUndo: (change) =>
    `Impossible d’annuler « ${change} » : modifié entre-temps sur un autre appareil.`,
  cannotRedo: (change) =>
    `Impossible de rétablir « ${change} » : modifié entre-temps sur un autre appareil.`,
};
