/** Undo, redo and what they say. */
export const undoWords = {
  undo: "Annuler",
  redo: "Rétablir",
  undoOf: (change: string) => `Annuler : ${change}`,
  redoOf: (change: string) => `Rétablir : ${change}`,
  nothingToUndo: "Rien à annuler",
  undone: (change: string) => `Annulé : ${change}.`,
  redone: (change: string) => `Rétabli : ${change}.`,
  /** Another device has changed what it was about. */
  cannotUndo: (change: string) =>
    `Impossible d’annuler « ${change} » : modifié entre-temps sur un autre appareil.`,
  cannotRedo: (change: string) =>
    `Impossible de rétablir « ${change} » : modifié entre-temps sur un autre appareil.`,
};
