import { italian } from "../../../../domain/messages/it/italian.ts";

const characters = (count: number) =>
  `${count} ${italian.plural(count, { one: "carattere", other: "caratteri" })}`;

/** The field for a text of one's own. */
export const openEditorWords = {
  charactersLeft: (count: number) => `Ancora ${characters(count)}`,
  charactersTooMany: (count: number) =>
    `${characters(count)} di troppo. Accorcia il testo per salvarlo.`,
  save: "Salva",
  cancel: "Annulla",
  discardQuestion: "Scartare quello che hai scritto?",
  keepWriting: "Continua a scrivere",
  discard: "Scarta",
  deletedElsewhere: "Questo viaggio è stato eliminato",
  deletedElsewhereDetail:
    "È stato eliminato in un’altra scheda o su un altro dispositivo. Il tuo testo è ancora qui, quindi puoi copiarlo.",
};
