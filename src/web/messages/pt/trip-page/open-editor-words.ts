import { portuguese } from "../../../../domain/messages/pt/portuguese.ts";

const characters = (count: number) =>
  `${count} ${portuguese.plural(count, { one: "caractere", other: "caracteres" })}`;

/** The field for a text of one's own. */
export const openEditorWords = {
  charactersLeft: (count: number) =>
    `${portuguese.plural(count, { one: "Resta", other: "Restam" })} ${characters(count)}`,
  charactersTooMany: (count: number) => `${characters(count)} a mais. Encurte o texto para salvar.`,
  save: "Salvar",
  cancel: "Cancelar",
  discardQuestion: "Descartar o que você digitou?",
  keepWriting: "Continuar escrevendo",
  discard: "Descartar",
  deletedElsewhere: "Esta viagem foi excluída",
  deletedElsewhereDetail:
    "Ela foi excluída em outra aba ou em outro dispositivo. Seu texto ainda está aqui para você copiar.",
};
