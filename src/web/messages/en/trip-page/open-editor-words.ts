/** The field for a text of one's own. */
export const openEditorWords = {
  save: "Save",
  cancel: "Cancel",
  discardQuestion: "Discard what you typed?",
  keepWriting: "Keep writing",
  discard: "Discard",
  deletedElsewhere: "This trip was deleted",
  deletedElsewhereDetail:
    "It was deleted in another tab or on another device. Your text is still here, so you can copy it.",
};
