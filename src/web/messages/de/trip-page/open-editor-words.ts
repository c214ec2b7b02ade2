import { german } from "../../../../domain/messages/de/german.ts";

const characters = (count: number) =>
  `${count} ${german.plural(count, { one: "Zeichen", other: "Zeichen" })}`;

/** The field for a text of one's own. */
export const openEditorWords = {
  charactersLeft: (count: number) => `Noch ${characters(count)}`,
  charactersTooMany: (count: number) =>
    `${characters(count)} zu viel. Kürz deinen Text, um ihn zu speichern.`,
  save: "Speichern",
  cancel: "Abbrechen",
  discardQuestion: "Deinen Text verwerfen?",
  keepWriting: "Weiterschreiben",
  discard: "Verwerfen",
  deletedElsewhere: "Diese Reise wurde gelöscht",
  deletedElsewhereDetail:
    "Sie wurde in einem anderen Tab oder auf einem anderen Gerät gelöscht. Dein Text ist noch hier, du kannst ihn kopieren.",
};
