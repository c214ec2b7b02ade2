import { french } from "../../../../domain/messages/fr/french.ts";

const characters = (count: number) =>
  `${count} ${french.plural(count, { one: "caractère", other: "caractères" })}`;

/** The field for a text of one's own. */
export const openEditorWords = {
  charactersLeft: (count: number) => `Encore ${characters(count)}`,
  charactersTooMany: (count: number) =>
    `${characters(count)} de trop. Raccourcissez votre texte pour l’enregistrer.`,
  save: "Enregistrer",
  cancel: "Annuler",
  discardQuestion: "Abandonner votre saisie ?",
  keepWriting: "Continuer à écrire",
  discard: "Abandonner",
  deletedElsewhere: "Ce voyage a été supprimé",
  deletedElsewhereDetail:
    "Il a été supprimé dans un autre onglet ou sur un autre appareil. Votre texte est encore là : vous pouvez le copier.",
};
