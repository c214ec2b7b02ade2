/** Undo, redo and what they say. */
export const undoWords = {
  undo: "Annulla",
  redo: "Ripeti",
  undoOf: (change: string) => `Annulla “${change}”`,
  redoOf: (change: string) => `Ripeti “${change}”`,
  nothingToUndo: "Niente da annullare",
  undone: (change: string) => `Annullato: “${change}”.`,
  redone: (change: string) => `Ripetuto: “${change}”.`,
  /** Another device has changed what it was about. */
  cannotUndo: (change: string) =>
    `“${change}” non si può annullare. Nel frattempo è cambiato su un altro dispositivo.`,
  cannotRedo: (change: string) =>
    `“${change}” non si può ripetere. Nel frattempo è cambiato su un altro dispositivo.`,
};
