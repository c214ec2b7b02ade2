/** Undo, redo and what they say. */
export const undoWords = {
  undo: "Desfazer",
  redo: "Refazer",
  undoOf: (change: string) => `Desfazer: ${change}`,
  redoOf: (change: string) => `Refazer: ${change}`,
  nothingToUndo: "Nada para desfazer",
  undone: (change: string) => `Desfeito: ${change}.`,
  redone: (change: string) => `Refeito: ${change}.`,
  /** Another device has changed what it was about. */
  cannotUndo: (change: string) =>
    `Não é possível desfazer “${change}”. Isso mudou em outro dispositivo nesse meio-tempo.`,
  cannotRedo: (change: string) =>
    `Não é possível refazer “${change}”. Isso mudou em outro dispositivo nesse meio-tempo.`,
};
