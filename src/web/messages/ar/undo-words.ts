import type { undoWords as english } from "../en/undo-words.ts";
export const undoWords: typeof english = {
  undo: "تراجع",
  redo: "إعادة",
  undoOf: (change) => `تراجع: ${change}`,
  nothingToUndo: "لا شيء للتراجع عنه",
  undone: (change) => `تم التراجع: ${change}.`,
  redone: (change) => `تمت الإعادة: ${change}.`,
  cannotUndo: (change) => `لا يمكن التراجع عن «${change}». تغيّر ذلك بعدها على جهاز آخر.`,
  cannotRedo: (change) => `لا يمكن إعادة «${change}». تغيّر ذلك بعدها على جهاز آخر.`,
};
