import { french } from "../../../domain/messages/fr/french.ts";

const characters = (count: number) =>
  `${count} ${french.plural(count, { one: "caractère", other: "caractères" })}`;

/** How much more a text may hold. */
export const roomWords = {
  charactersLeft: (count: number) => `Encore ${characters(count)}`,
  charactersTooMany: (count: number) => `${characters(count)} de trop. Raccourcissez votre texte.`,
};
