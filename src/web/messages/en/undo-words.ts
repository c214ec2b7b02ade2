/** Undo, redo and what they say. */
export const undoWords = {
  undo: "Undo",
  redo: "Redo",
  undoOf: (change: string) => `Undo: ${change}`,
  redoOf: (change: string) => `Redo: ${change}`,
  nothingToUndo: "Nothing to undo",
  undone: (change: string) => `Undone: ${change}.`,
  redone: (change: string) => `Done again: ${change}.`,
  /** Another device has changed what it was about. */
  cannotUndo: (change: string) =>
    `“${change}” can’t be undone: it was changed on another device since.`,
  cannotRedo: (change: string) =>
    `“${change}” can’t be done again: it was changed on another device since.`,
};
