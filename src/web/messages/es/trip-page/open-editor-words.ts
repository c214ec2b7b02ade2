import { spanish } from "../../../../domain/messages/es/spanish.ts";

const characters = (count: number) =>
  `${count} ${spanish.plural(count, { one: "carácter", other: "caracteres" })}`;

/** The field for a text of one's own. */
export const openEditorWords = {
  charactersLeft: (count: number) => `Quedan ${characters(count)}`,
  charactersTooMany: (count: number) =>
    `Sobran ${characters(count)}. Acorta el texto para guardarlo.`,
  save: "Guardar",
  cancel: "Cancelar",
  discardQuestion: "¿Descartar lo que has escrito?",
  keepWriting: "Seguir escribiendo",
  discard: "Descartar",
  deletedElsewhere: "Este viaje se ha eliminado",
  deletedElsewhereDetail:
    "Se eliminó en otra pestaña o en otro dispositivo. Tu texto sigue aquí, así que puedes copiarlo.",
};
