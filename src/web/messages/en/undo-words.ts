/** Undo, redo and what they say. */
export const undoWords = {
  undo: "Undo",
  redo: "Redo",
  undoOf: (change: string) => `Undo: ${change}`,
  nothingToUndo: "Nothing to undo",
  undone: (change: string) => `Undone: ${change}.`,
  redone: (change: string) => `Redone: ${change}.`,
  /** Another device has changed what it was about. */
  cannotUndo: (change: string) =>
    `“${change}” can’t be undone. It has since changed on another device.`,
  cannotRedo: (change: string) =>
    `“${change}” can’t be redone. It has since changed on another device.`,
};
