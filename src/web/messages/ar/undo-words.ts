/** Undo, redo and what they say. */
export const undoWords = {
  undo: "تراجع",
  redo: "إعادة",
  undoOf: (change: string) => `تراجع: ${change}`,
  redoOf: (change: string) => `إعادة: ${change}`,
  nothingToUndo: "لا شيء للتراجع عنه",
  undone: (change: string) => `تم التراجع: ${change}.`,
  redone: (change: string) => `تمت الإعادة: ${change}.`,
  /** Another device has changed what it was about. */
  cannotUndo: (change: string) => `لا يمكن التراجع عن «${change}». تغيّر ذلك بعدها على جهاز آخر.`,
  cannotRedo: (change: string) => `لا يمكن إعادة «${change}». تغيّر ذلك بعدها على جهاز آخر.`,
};
