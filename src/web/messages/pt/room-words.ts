import { portuguese } from "../../../domain/messages/pt/portuguese.ts";

const characters = (count: number) =>
  `${count} ${portuguese.plural(count, { one: "caractere", other: "caracteres" })}`;

/** How much more a text may hold. */
export const roomWords = {
  charactersLeft: (count: number) =>
    `${portuguese.plural(count, { one: "Resta", other: "Restam" })} ${characters(count)}`,
  charactersTooMany: (count: number) => `${characters(count)} a mais. Encurte o texto.`,
};
