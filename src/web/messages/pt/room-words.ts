import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import type { roomWords as english } from "../en/room-words.ts";

const characters = (count: number) =>
  `${count} ${portuguese.plural(count, { one: "caractere", other: "caracteres" })}`;

export const roomWords: typeof english = {
  charactersLeft: (count) =>
    `${portuguese.plural(count, { one: "Resta", other: "Restam" })} ${characters(count)}`,
  charactersTooMany: (count) => `${characters(count)} a mais. Encurte o texto.`,
};
