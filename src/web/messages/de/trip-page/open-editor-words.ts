export const openEditorWords = {
  save: "Speichern",
  cancel: "Abbrechen",
  discardQuestion: "Deinen Text verwerfen?",
  keepWriting: "Weiterschreiben",
  discard: "Verwerfen",
  deletedElsewhere: "Diese Reise wurde gelöscht",
  deletedElsewhereDetail:
    "Sie wurde in einem anderen Tab oder auf einem anderen Gerät gelöscht. Dein Text ist noch hier, du kannst ihn kopieren.",
};
