export const openEditorWords = {
  save: "Salva",
  cancel: "Annulla",
  discardQuestion: "Scartare quello che hai scritto?",
  keepWriting: "Continua a scrivere",
  discard: "Scarta",
  deletedElsewhere: "Questo viaggio è stato eliminato",
  deletedElsewhereDetail:
    "È stato eliminato in un’altra scheda o su un altro dispositivo. Il tuo testo è ancora qui, quindi puoi copiarlo.",
};
