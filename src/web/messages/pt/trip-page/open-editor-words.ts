export const openEditorWords = {
  save: "Salvar",
  cancel: "Cancelar",
  discardQuestion: "Descartar o que você digitou?",
  keepWriting: "Continuar escrevendo",
  discard: "Descartar",
  deletedElsewhere: "Esta viagem foi excluída",
  deletedElsewhereDetail:
    "Ela foi excluída em outra aba ou em outro dispositivo. Seu texto ainda está aqui para você copiar.",
};
