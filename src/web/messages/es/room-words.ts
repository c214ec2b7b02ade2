import { spanish } from "../../../domain/messages/es/spanish.ts";

const characters = (count: number) =>
  `${count} ${spanish.plural(count, { one: "carácter", other: "caracteres" })}`;

/** How much more a text may hold. */
export const roomWords = {
  charactersLeft: (count: number) => `Quedan ${characters(count)}`,
  charactersTooMany: (count: number) => `Sobran ${characters(count)}. Acorta el texto.`,
};
