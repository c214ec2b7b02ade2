import { spanish } from "../../../domain/messages/es/spanish.ts";
import type { roomWords as english } from "../en/room-words.ts";

const characters = (count: number) =>
  `${count} ${spanish.plural(count, { one: "carácter", other: "caracteres" })}`;

export const roomWords: typeof english = {
  charactersLeft: (count) => `Quedan ${characters(count)}`,
  charactersTooMany: (count) => `Sobran ${characters(count)}. Acorta el texto.`,
};
