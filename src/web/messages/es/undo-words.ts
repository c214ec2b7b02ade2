/** Undo, redo and what they say. */
export const undoWords = {
  undo: "Deshacer",
  redo: "Rehacer",
  undoOf: (change: string) => `Deshacer: ${change}`,
  redoOf: (change: string) => `Rehacer: ${change}`,
  nothingToUndo: "Nada que deshacer",
  undone: (change: string) => `Deshecho: ${change}.`,
  redone: (change: string) => `Rehecho: ${change}.`,
  /** Another device has changed what it was about. */
  cannotUndo: (change: string) =>
    `«${change}» no se puede deshacer. Desde entonces ha cambiado en otro dispositivo.`,
  cannotRedo: (change: string) =>
    `«${change}» no se puede rehacer. Desde entonces ha cambiado en otro dispositivo.`,
};
