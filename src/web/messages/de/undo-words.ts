/** Undo, redo and what they say. */
export const undoWords = {
  undo: "Rückgängig",
  redo: "Wiederholen",
  undoOf: (change: string) => `Rückgängig: ${change}`,
  redoOf: (change: string) => `Wiederholen: ${change}`,
  nothingToUndo: "Nichts rückgängig zu machen",
  undone: (change: string) => `Rückgängig gemacht: ${change}.`,
  redone: (change: string) => `Wiederholt: ${change}.`,
  /** Another device has changed what it was about. */
  cannotUndo: (change: string) =>
    `„${change}“ lässt sich nicht rückgängig machen. Es wurde inzwischen auf einem anderen Gerät geändert.`,
  cannotRedo: (change: string) =>
    `„${change}“ lässt sich nicht wiederholen. Es wurde inzwischen auf einem anderen Gerät geändert.`,
};
