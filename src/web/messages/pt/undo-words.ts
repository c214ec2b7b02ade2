import type { undoWords as english } from "../en/undo-words.ts";
export const undoWords: typeof english = {
  undo: "Desfazer",
  redo: "Refazer",
  undoOf: (change) => `Desfazer: ${change}`,
  nothingToUndo: "Nada para desfazer",
  undone: (change) => `Desfeito: ${change}.`,
  redone: (change) => `Refeito: ${change}.`,
  cannotUndo: (change) =>
    `Não é possível desfazer “${change}”. Isso mudou em outro dispositivo nesse meio-tempo.`,
  cannotRedo: (change) =>
    `Não é possível refazer “${change}”. Isso mudou em outro dispositivo nesse meio-tempo.`,
};
