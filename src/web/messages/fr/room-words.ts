import { french } from "../../../domain/messages/fr/french.ts";
import type { roomWords as english } from "../en/room-words.ts";

const characters = (count: number) =>
  `${count} ${french.plural(count, { one: "caractère", other: "caractères" })}`;

export const roomWords: typeof english = {
  charactersLeft: (count) => `Encore ${characters(count)}`,
  charactersTooMany: (count) => `${characters(count)} de trop. Raccourcissez votre texte.`,
};
