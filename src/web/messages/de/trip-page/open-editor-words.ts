import { german } from "../../../../domain/messages/de/german.ts";

const characters = (count: number) =>
  `${count} ${german.plural(count, { one: "character", other: "characters" })}`;

/** The field for a text of one's own. */
export const openEditorWords = {
  charactersLeft: (count: number) => `${characters(count)} left`,
  charactersTooMany: (count: number) =>
    `${characters(count)} too many. Shorten your text to save it.`,
  save: "Save",
  cancel: "Cancel",
  discardQuestion: "Discard what you typed?",
  keepWriting: "Keep writing",
  discard: "Discard",
  deletedElsewhere: "This trip was deleted",
  deletedElsewhereDetail:
    "It was deleted in another tab or on another device. Your text is still here, so you can copy it.",
};
